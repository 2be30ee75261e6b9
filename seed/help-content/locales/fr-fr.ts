import type { HelpTexts } from "../help-texts.ts";
import { frenchPages, frenchQuestions, frenchTerms } from "../languages/french.ts";

export const frFR: HelpTexts = {
  ...frenchPages,
  questions: {
    ...frenchQuestions,
    "find-vin": [
      "Où trouver mon numéro VIN ?",
      "<p>Le numéro d'identification du véhicule comporte 17 lettres et chiffres. Vous le trouvez</p><ul><li>en bas du pare-brise, lisible de l'extérieur,</li><li>sur la plaque du montant de la porte conducteur,</li><li>à la rubrique E de votre certificat d'immatriculation (carte grise).</li></ul><p>Les lettres I, O et Q n'y figurent jamais.</p>",
    ],
    lapse: [
      "Qu'est-ce qui cesse de fonctionner à l'échéance ? Et l'appel d'urgence ?",
      "<p>Seules les fonctions de ce service s'arrêtent : pour la navigation connectée, par exemple, l'info trafic, la recherche en ligne et les mises à jour de cartes. Les cartes enregistrées dans le véhicule restent utilisables. Dans les véhicules équipés, l'appel d'urgence eCall (112) est imposé par la loi et fonctionne sans aucun abonnement.</p>",
    ],
    countries: [
      "Dans quels pays les services fonctionnent-ils ?",
      "<p>La navigation connectée fonctionne dans tous les pays de l'Union européenne, au Royaume-Uni et chez plusieurs voisins, dont la Suisse, la Norvège et l'Islande. La page du service donne la liste complète. L'itinérance est comprise dans cette zone. En France, seules les zones de danger sont signalées, et non l'emplacement des radars.</p>",
    ],
    methods: [
      "Quels moyens de paiement acceptez-vous ?",
      "<p>Carte Bancaire, Visa, Mastercard, American Express, Apple Pay, Google Pay et prélèvement SEPA.</p>",
    ],
    "region-not-billed": [
      "Pourquoi ma région ne peut-elle pas être facturée ?",
      "<p>Nous facturons les adresses de France métropolitaine et des pays proposés lors de la commande. La Guadeloupe, la Martinique, la Guyane, Mayotte, Saint-Barthélemy, Saint-Martin, Saint-Pierre-et-Miquelon, la Polynésie française, Wallis-et-Futuna, la Nouvelle-Calédonie et les Terres australes ont des règles fiscales que nous ne pouvons pas encore appliquer. Si vous disposez d'une adresse de facturation en métropole, veuillez l'utiliser.</p>",
    ],
    "auto-renewal-charge": [
      "Quand le renouvellement automatique est-il prélevé, et pour quel montant ?",
      "<p>Le jour où la durée en cours prend fin. Nous vous écrivons environ deux mois, environ cinq semaines et une semaine avant, en indiquant à chaque fois la date, le montant exact TTC, la carte débitée et, dans un encadré, la date limite pour refuser. Si nous ne vous avions pas prévenu à temps, vous pourriez mettre fin au contrat à tout moment et sans frais.</p>",
    ],
    invoice: [
      "Où trouver ma facture, et la TVA y figure-t-elle ?",
      "<p>Ouvrez la commande dans votre compte et choisissez la facture. Ce PDF indique le montant hors taxes, la TVA à 20 % et le total ; il est en général disponible dans la journée. Tous les prix de la boutique sont TTC.</p>",
    ],
    "bank-confirmation": [
      "Pourquoi ai-je dû confirmer le paiement auprès de ma banque ?",
      "<p>L'authentification forte est obligatoire dans l'Union européenne : votre banque vérifie, le plus souvent dans son application ou par un code, que c'est bien vous qui payez. Nous ne voyons jamais votre mot de passe. Si la vérification échoue ou dure trop longtemps, rien n'est débité et votre panier est conservé.</p>",
    ],
    withdrawal: [
      "Comment me rétracter dans les 14 jours ?",
      "<p>Vous pouvez vous rétracter dans les 14 jours suivant votre commande, sans donner de motif. En bas de chaque page, choisissez <strong>Renoncer au contrat ici</strong>, indiquez votre nom, le numéro de commande et votre adresse e-mail, puis appuyez sur <strong>Confirmer la rétractation</strong>. Vous recevez aussitôt un accusé de réception daté et horodaté, puis le remboursement intégral, même si le service est déjà activé.</p>",
    ],
    "cancel-without-account": [
      "Comment annuler ou résilier sans compte ?",
      "<p>En bas de chaque page se trouvent <strong>Renoncer au contrat ici</strong> et <strong>Résilier votre contrat</strong> ; ni compte ni mot de passe ne sont nécessaires. Vous pouvez aussi ouvrir votre commande avec son numéro et votre adresse e-mail, et y demander le remboursement.</p>",
    ],
    "phone-hours": [
      "Comment et quand vous joindre par téléphone ?",
      '<p>Au <a href="tel:+33199001234">01 99 00 12 34</a>, du lundi au vendredi de 8 h à 18 h, hors jours fériés. Ce numéro est réservé à la fiction et aux démonstrations ; personne ne répondra.</p>',
    ],
    complaints: [
      "Comment faire une réclamation, et qui peut aider en cas de désaccord ?",
      "<p>Écrivez-nous d'abord. Si notre réponse ne vous satisfait pas, ou sans réponse sous deux mois, vous pouvez saisir gratuitement un médiateur de la consommation. Dans cette démonstration, il s'agirait du médiateur de Mobilians (<a href=\"https://www.mediateur-mobilians.fr\">mediateur-mobilians.fr</a>). SignalConso recueille aussi vos signalements. Vous conservez le droit de saisir un tribunal.</p>",
    ],
    "data-privacy": [
      "Quelles données les services connectés utilisent-ils ?",
      "<p>Uniquement celles dont un service a besoin : la navigation utilise la position pendant le trajet, Secure Tracker la position après une déclaration de vol, Remote l'état des portes, des vitres et de la batterie. Vous pouvez arrêter le partage dans le véhicule à tout moment. Le RGPD vous donne notamment un droit d'accès, de rectification et d'effacement, avec réclamation possible auprès de la CNIL ; le règlement européen sur les données vous donne accès aux données produites par votre véhicule. La page de chaque service indique les données qu'il utilise.</p>",
    ],
    accessibility: [
      "Cette boutique est-elle accessible ?",
      "<p>Nous suivons le RGAA et les règles WCAG 2.2 au niveau AA : tout s'utilise au clavier, avec un lecteur d'écran et avec un texte agrandi. Si quelque chose vous gêne, dites-le-nous par téléphone ou par e-mail ; vous pouvez aussi commander de cette façon.</p>",
    ],
  },
  terms: frenchTerms({
    price: "<p>Les prix sont en euros, toutes taxes comprises. Le paiement est dû à la commande.</p>",
    renewal:
      "<p>Un abonnement prend fin à son échéance. Il n'est reconduit que si vous avez accepté le renouvellement automatique, et alors pour la même durée. Nous vous informons par un courrier électronique dédié, entre trois mois et un mois avant la date limite, de la possibilité de ne pas reconduire (article L215-1 du code de la consommation). La fonction « Résilier votre contrat » figure sur chaque page.</p>",
    withdrawal:
      "<p>Vous disposez de quatorze jours à compter de la conclusion du contrat pour vous rétracter sans motif (article L221-18 du code de la consommation). La fonction « Renoncer au contrat ici », une lettre ou un e-mail suffisent. Nous remboursons la totalité dans les quatorze jours, par le même moyen de paiement, sans rien retenir pour le temps déjà utilisé.</p>",
    law: "<p>Le droit français s'applique ; les règles impératives du pays où vous vivez restent réservées. Vous pouvez recourir gratuitement au médiateur de la consommation indiqué dans l'aide.</p>",
  }),
};
