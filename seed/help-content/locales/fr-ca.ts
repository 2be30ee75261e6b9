import type { HelpTexts } from "../help-texts.ts";
import { frenchPages, frenchQuestions, frenchTerms } from "../languages/french.ts";

export const frCA: HelpTexts = {
  ...frenchPages,
  questions: {
    ...frenchQuestions,
    "find-vin": [
      "Où trouver mon numéro d'identification du véhicule (NIV) ?",
      "<p>Le NIV, aussi appelé VIN, comporte 17 lettres et chiffres. Vous le trouvez</p><ul><li>au bas du pare-brise, du côté du conducteur, lisible de l'extérieur,</li><li>sur l'étiquette du montant de la portière du conducteur,</li><li>sur votre certificat d'immatriculation et votre attestation d'assurance.</li></ul><p>Les lettres I, O et Q n'y figurent jamais.</p>",
    ],
    lapse: [
      "Qu'est-ce qui cesse de fonctionner à l'échéance ? Et l'appel d'urgence SOS ?",
      "<p>Seules les fonctions de ce service s'arrêtent : pour la navigation connectée, par exemple, l'info-trafic, la recherche en ligne et les mises à jour de cartes. Les cartes enregistrées dans le véhicule restent utilisables. L'appel d'urgence est un service distinct ; laisser expirer un service de cette boutique n'y met pas fin. Le guide du propriétaire indique pendant combien de temps il est inclus.</p>",
    ],
    countries: [
      "Dans quels pays les services fonctionnent-ils ?",
      "<p>La navigation connectée fonctionne au Canada et aux États-Unis et, avec certaines limites, au Mexique. La page du service donne la liste. L'itinérance est comprise dans cette zone.</p>",
    ],
    methods: [
      "Quels modes de paiement acceptez-vous ?",
      "<p>Visa, Mastercard, American Express, Apple Pay et Google Pay.</p>",
    ],
    "region-not-billed": [
      "Pourquoi ma région ne peut-elle pas être facturée ?",
      "<p>Nous facturons les adresses de toutes les provinces et de tous les territoires du Canada. Si votre carte a été émise dans un autre pays, veuillez commander dans la boutique de ce pays ou utiliser une carte canadienne.</p>",
    ],
    "auto-renewal-charge": [
      "Quand le renouvellement automatique est-il porté à ma carte, et pour quel montant ?",
      "<p>Le jour où la durée en cours prend fin. Nous vous écrivons environ deux mois, environ cinq semaines et une semaine avant, en indiquant chaque fois la date, le montant exact taxes comprises, la carte utilisée et le dernier jour pour refuser. Au Québec et en Colombie-Britannique, vous pouvez aussi mettre fin plus tard à un abonnement renouvelé et récupérer la part non utilisée.</p>",
    ],
    invoice: [
      "Où trouver ma facture, et les taxes y figurent-elles ?",
      "<p>Ouvrez la commande dans votre compte et choisissez la facture. Ce PDF indique le sous-total, la TPS, la TVQ ou la TVH sur des lignes distinctes, et le total ; il est habituellement prêt dans la journée. Les prix de la boutique n'incluent pas les taxes ; elles dépendent de votre province et s'affichent avant le paiement.</p>",
    ],
    "bank-confirmation": [
      "Pourquoi ai-je dû confirmer le paiement auprès de ma banque ?",
      "<p>Certains émetteurs de cartes vérifient, le plus souvent dans leur application ou par un code, que c'est bien vous qui payez. Nous ne voyons jamais votre mot de passe. Si la vérification échoue ou dure trop longtemps, rien n'est porté à votre carte et votre panier est conservé.</p>",
    ],
    withdrawal: [
      "Puis-je annuler dans les 14 jours et être remboursé ?",
      "<p>Oui. Dans les 14 jours suivant votre commande, nous remboursons la totalité sans demander de motif, même si le service est déjà activé. Ouvrez la commande et demandez le remboursement, ou utilisez le formulaire d'annulation en bas de chaque page. Les droits que vous accorde la Loi sur la protection du consommateur demeurent.</p>",
    ],
    "cancel-without-account": [
      "Comment annuler sans compte ?",
      "<p>Utilisez le formulaire d'annulation en bas de chaque page ; ni compte ni mot de passe ne sont nécessaires. Vous pouvez aussi ouvrir votre commande avec son numéro et votre adresse courriel, et y demander le remboursement.</p>",
    ],
    "phone-hours": [
      "Comment et quand vous joindre par téléphone ?",
      '<p>Au <a href="tel:+15145550123">514 555-0123</a>, du lundi au vendredi de 8 h à 20 h, heure de l\'Est, en français et en anglais. Ce numéro est réservé aux démonstrations ; personne ne répondra.</p>',
    ],
    complaints: [
      "Comment porter plainte, et qui peut aider en cas de désaccord ?",
      "<p>Écrivez-nous d'abord ; nous répondons dans les 15 jours. Si nous ne trouvons pas d'entente, vous pouvez vous adresser à l'Office de la protection du consommateur (<a href=\"https://www.opc.gouv.qc.ca\">opc.gouv.qc.ca</a>) au Québec, ou à l'organisme de protection du consommateur de votre province. Vous conservez le droit de vous adresser aux tribunaux, dont la Cour des petites créances.</p>",
    ],
    "data-privacy": [
      "Quelles données les services connectés utilisent-ils ?",
      "<p>Uniquement celles dont un service a besoin : la navigation utilise la position pendant le trajet, Secure Tracker la position après une déclaration de vol, Remote l'état des portières, des vitres et de la batterie. Vous pouvez arrêter le partage dans le véhicule en tout temps. La Loi 25 au Québec et la LPRPDE au fédéral vous permettent de demander l'accès et la rectification et de retirer votre consentement.</p>",
    ],
    accessibility: [
      "Cette boutique est-elle accessible ?",
      "<p>Nous suivons les règles WCAG 2.2 au niveau AA : tout s'utilise au clavier, avec un lecteur d'écran et avec un texte agrandi. Si quelque chose vous gêne, dites-le-nous par téléphone ou par courriel ; vous pouvez aussi commander de cette façon.</p>",
    ],
  },
  terms: frenchTerms({
    price:
      "<p>Les prix sont en dollars canadiens, taxes en sus. La TPS, la TVQ ou la TVH de votre province s'ajoutent et s'affichent avant la commande. Il n'y a pas d'autres frais. Le paiement est dû à la commande.</p>",
    renewal:
      "<p>Un abonnement prend fin à son échéance. Il ne se renouvelle que si vous avez expressément accepté le renouvellement automatique, au prix annoncé d'avance. Vous pouvez désactiver le renouvellement automatique en tout temps. La suite dépend de la province ou du territoire de votre adresse de facturation.</p><ul><li>Québec : à l'échéance, il se poursuit de mois en mois. Vous pouvez y mettre fin en tout temps, même pendant sa première durée, et récupérer la part non utilisée.</li><li>Colombie-Britannique : il est renouvelé pour la même durée. Une fois qu'il est renouvelé, vous pouvez y mettre fin en tout temps et récupérer la part non utilisée.</li><li>Autres provinces et territoires : il est renouvelé pour la même durée. Une fois renouvelé, il se poursuit jusqu'au dernier jour payé.</li></ul>",
    withdrawal:
      "<p>Dans les 14 jours suivant votre commande, vous pouvez annuler sans motif et obtenir un remboursement complet par le même mode de paiement. Une copie du contrat vous est envoyée aussitôt par courriel.</p>",
    law: "<p>Le droit de la province où vous habitez s'applique, et vous pouvez vous adresser à ses tribunaux. Au Québec, la version française des présentes conditions a préséance.</p>",
  }),
};
