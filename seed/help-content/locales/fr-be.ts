import type { HelpTexts } from "../help-texts.ts";
import { frenchPages, frenchQuestions, frenchTerms } from "../languages/french.ts";

export const frBE: HelpTexts = {
  ...frenchPages,
  questions: {
    ...frenchQuestions,
    "find-vin": [
      "Où trouver mon numéro de châssis (VIN) ?",
      "<p>Le numéro de châssis comporte 17 lettres et chiffres. Vous le trouvez</p><ul><li>en bas du pare-brise, lisible de l'extérieur,</li><li>sur la plaque du montant de la porte conducteur,</li><li>à la rubrique E de votre certificat d'immatriculation.</li></ul><p>Les lettres I, O et Q n'y figurent jamais.</p>",
    ],
    lapse: [
      "Qu'est-ce qui cesse de fonctionner à l'échéance ? Et l'appel d'urgence ?",
      "<p>Seules les fonctions de ce service s'arrêtent : pour la navigation connectée, par exemple, l'info trafic, la recherche en ligne et les mises à jour de cartes. Les cartes enregistrées dans le véhicule restent utilisables. Dans les véhicules équipés, l'appel d'urgence eCall (112) est imposé par la loi et fonctionne sans aucun abonnement.</p>",
    ],
    countries: [
      "Dans quels pays les services fonctionnent-ils ?",
      "<p>La navigation connectée fonctionne dans tous les pays de l'Union européenne, au Royaume-Uni et chez plusieurs voisins, dont la Suisse, la Norvège et l'Islande. La page du service donne la liste complète. L'itinérance est comprise dans cette zone.</p>",
    ],
    methods: [
      "Quels moyens de paiement acceptez-vous ?",
      "<p>Bancontact, Visa, Mastercard, American Express, Apple Pay, Google Pay et la domiciliation SEPA.</p>",
    ],
    "region-not-billed": [
      "Pourquoi ma région ne peut-elle pas être facturée ?",
      "<p>Nous facturons les adresses de toute la Belgique et des pays proposés lors de la commande. Certains territoires d'autres pays, comme les îles Canaries ou Livigno, ne font pas partie de la zone de TVA de leur pays ; nous ne pouvons pas y calculer la taxe correctement. Dans ce cas, veuillez utiliser une autre adresse de facturation si vous en avez une.</p>",
    ],
    "auto-renewal-charge": [
      "Quand le renouvellement automatique est-il débité, et pour quel montant ?",
      "<p>Le jour où la durée en cours prend fin. Nous vous écrivons environ deux mois, environ cinq semaines et une semaine avant, en indiquant à chaque fois la date, le montant exact TVA comprise, la carte débitée et, dans un encadré, le dernier jour pour refuser. Après un renouvellement tacite, vous pouvez résilier à tout moment, sans frais, moyennant un préavis de deux mois au maximum.</p>",
    ],
    invoice: [
      "Où trouver ma facture, et la TVA y figure-t-elle ?",
      "<p>Ouvrez la commande dans votre compte et choisissez la facture. Ce PDF indique le montant hors TVA, la TVA à 21 % et le total ; il est en général disponible dans la journée. Tous les prix de la boutique comprennent la TVA.</p>",
    ],
    "bank-confirmation": [
      "Pourquoi ai-je dû confirmer le paiement auprès de ma banque ?",
      "<p>L'authentification forte est obligatoire dans l'Union européenne : votre banque vérifie, le plus souvent dans son application, avec itsme ou un lecteur de carte, que c'est bien vous qui payez. Nous ne voyons jamais votre code. Si la vérification échoue ou dure trop longtemps, rien n'est débité et votre panier est conservé.</p>",
    ],
    withdrawal: [
      "Comment me rétracter dans les 14 jours ?",
      "<p>Vous pouvez vous rétracter dans les 14 jours suivant votre commande, sans donner de motif. En bas de chaque page, choisissez <strong>Renoncer au contrat ici</strong>, indiquez votre nom, le numéro de commande et votre adresse e-mail, puis appuyez sur <strong>Confirmer la rétractation</strong>. Vous recevez aussitôt un accusé de réception avec la date et l'heure, puis le remboursement intégral, même si le service est déjà activé.</p>",
    ],
    "cancel-without-account": [
      "Comment annuler sans compte ?",
      "<p>En bas de chaque page, choisissez <strong>Renoncer au contrat ici</strong> ; ni compte ni mot de passe ne sont nécessaires. Vous pouvez aussi ouvrir votre commande avec son numéro et votre adresse e-mail, et y demander le remboursement.</p>",
    ],
    "phone-hours": [
      "Comment et quand vous joindre par téléphone ?",
      '<p>Au <a href="tel:+3220000000">+32 2 000 00 00</a>, du lundi au vendredi de 8 h à 18 h, en français et en néerlandais, sauf les jours fériés. Ce numéro est inventé pour la démonstration ; personne ne répondra.</p>',
    ],
    complaints: [
      "Comment introduire une plainte, et qui peut aider en cas de désaccord ?",
      "<p>Écrivez-nous d'abord. Si nous ne trouvons pas d'accord, vous pouvez vous adresser au Service de Médiation pour le Consommateur (<a href=\"https://www.mediationconsommateur.be\">mediationconsommateur.be</a>) ou signaler le problème au SPF Économie par ConsumerConnect. Vous conservez le droit de saisir un tribunal.</p>",
    ],
    "data-privacy": [
      "Quelles données les services connectés utilisent-ils ?",
      "<p>Uniquement celles dont un service a besoin : la navigation utilise la position pendant le trajet, Secure Tracker la position après une déclaration de vol, Remote l'état des portes, des vitres et de la batterie. Vous pouvez arrêter le partage dans le véhicule à tout moment. Le RGPD vous donne notamment un droit d'accès, de rectification et d'effacement, avec plainte possible auprès de l'Autorité de protection des données ; le règlement européen sur les données vous donne accès aux données produites par votre véhicule. La page de chaque service indique les données qu'il utilise.</p>",
    ],
    accessibility: [
      "Cette boutique est-elle accessible ?",
      "<p>Nous suivons l'acte européen sur l'accessibilité et les règles WCAG 2.2 au niveau AA : tout s'utilise au clavier, avec un lecteur d'écran et avec un texte agrandi. Si quelque chose vous gêne, dites-le-nous par téléphone ou par e-mail ; vous pouvez aussi commander de cette façon.</p>",
    ],
  },
  terms: frenchTerms({
    price: "<p>Les prix sont en euros, TVA comprise. Le paiement est dû à la commande.</p>",
    renewal:
      "<p>Un abonnement prend fin à son échéance. <strong>Il n'est reconduit tacitement que si vous avez accepté le renouvellement automatique, et alors pour la même durée. Après la reconduction, vous pouvez résilier à tout moment, sans indemnité, moyennant un préavis de deux mois au maximum</strong> (article VI.91 du Code de droit économique). Vous récupérez la part non utilisée du prix.</p>",
    withdrawal:
      "<p>Vous disposez de quatorze jours à compter de la conclusion du contrat pour vous rétracter sans motif (article VI.47 du Code de droit économique). La fonction « Renoncer au contrat ici », une lettre ou un e-mail suffisent. Nous remboursons la totalité dans les quatorze jours, par le même moyen de paiement, sans rien retenir pour le temps déjà utilisé.</p>",
    law: "<p>Le droit belge s'applique ; les règles impératives du pays où vous vivez restent réservées. Le Service de Médiation pour le Consommateur reçoit vos demandes de règlement extrajudiciaire.</p>",
  }),
};
