import type { PageText, PageTexts, QuestionTexts, SharedQuestionId, TermsClauses } from "../help-texts.ts";

export const frenchQuestions: QuestionTexts<SharedQuestionId> = {
  "expiry-date": [
    "Quand mon service expire-t-il ?",
    "<p>Saisissez votre numéro VIN sur la page d'accueil : chaque service indique sa date de fin. Pour les services de sécurité comme Secure Tracker, la date n'apparaît qu'après connexion à votre compte. Si nous avons votre adresse e-mail, nous vous prévenons également avant l'échéance.</p>",
  ],
  "renew-early": [
    "Si je renouvelle en avance, est-ce que je perds des jours ?",
    "<p>Non. La nouvelle durée s'ajoute à la fin de la durée en cours. S'il reste 30 jours et que vous renouvelez aujourd'hui pour 12 mois, le service court pendant ces 30 jours, puis 12 mois de plus.</p>",
  ],
  "activation-time": [
    "En combien de temps le service fonctionne-t-il dans le véhicule ? Que dois-je faire ?",
    "<p>En général, quelques minutes suffisent.</p><ol><li>Stationnez à l'extérieur, à un endroit bien couvert par le réseau mobile.</li><li>Mettez le contact et laissez-le pendant une dizaine de minutes.</li><li>Attendez que l'écran confirme le service.</li></ol><p>Si rien n'a changé au bout de 24 heures, veuillez nous contacter.</p>",
  ],
  "paid-but-expired": [
    "J'ai payé, mais le service apparaît toujours comme expiré. Que faire ?",
    "<p>Le véhicule n'est informé du renouvellement que lorsqu'il capte le réseau. Stationnez à l'extérieur, mettez le contact, attendez dix minutes, puis redémarrez l'écran en maintenant le bouton marche/arrêt enfoncé. Si le service apparaît toujours comme expiré 24 heures après votre commande, contactez-nous en indiquant votre numéro de commande. Vous n'avez pas à payer une seconde fois.</p>",
  ],
  "not-offered": [
    "Pourquoi un service n'est-il pas proposé pour mon véhicule ?",
    "<p>Les services dépendent du modèle, de l'équipement et du pays dans lequel le véhicule a été livré. Le planificateur de recharge, par exemple, est réservé aux véhicules hybrides rechargeables et électriques, et le point d'accès Wi-Fi n'est pas vendu dans tous les pays. Nous n'affichons que ce qui fonctionnera dans votre véhicule.</p>",
  ],
  "ownership-change": [
    "J'ai vendu ou acheté ce véhicule. Que deviennent les services ?",
    "<p>Vous l'avez vendu : retirez le véhicule de votre compte et effacez vos données personnelles dans les réglages du véhicule. Si le renouvellement automatique est activé, désactivez-le.</p><p>Vous l'avez acheté : créez un compte et ajoutez-y le véhicule. Tant que l'ancien propriétaire ne l'a pas retiré, un message peut indiquer que le VIN est associé à un autre utilisateur. Dans ce cas, contactez-nous ; nous vous demanderons un justificatif de propriété.</p>",
  ],
  "someone-else-pays": [
    "Une autre personne peut-elle payer pour mon véhicule ?",
    "<p>Oui. Toute personne disposant du VIN peut renouveler un service en tant qu'invité, par exemple un proche ou un employeur. La personne qui paie reçoit la confirmation et la facture ; le véhicule reçoit le service.</p>",
  ],
  "several-cars": [
    "J'ai plusieurs véhicules. Puis-je les gérer dans un seul compte ?",
    "<p>Oui. Chaque véhicule associé à votre compte y figure avec ses propres services. Une commande concerne toujours un seul véhicule ; veuillez donc passer une commande par véhicule.</p>",
  ],
  "network-switch-off": [
    "Mon service fonctionnera-t-il encore après l'arrêt des réseaux 2G et 3G ?",
    "<p>Les services ont besoin d'un réseau mobile compatible avec le modem du véhicule. Si un réseau dont dépend votre véhicule doit être arrêté avant la fin d'une durée, nous ne vendons pas cette durée. Si l'arrêt survient pendant une durée déjà payée, nous vous remboursons le temps non utilisé.</p>",
  ],
  "billing-country": [
    "Pourquoi le pays de facturation doit-il correspondre à ma carte ?",
    "<p>Le pays de l'adresse de facturation détermine la taxe applicable et doit être celui où votre carte ou votre compte bancaire a été émis. S'ils diffèrent, veuillez utiliser un autre moyen de paiement ou corriger l'adresse.</p>",
  ],
  "auto-renewal-off": [
    "Comment désactiver le renouvellement automatique ?",
    "<p>Dans votre compte, ouvrez vos services, choisissez de gérer le service concerné, puis désactivez le renouvellement automatique. L'effet est immédiat. Le service se poursuit jusqu'à la fin de la durée payée. Vous pouvez réactiver le renouvellement automatique au même endroit.</p>",
  ],
  "card-changed": [
    "Ma carte a expiré ou a été remplacée. Que dois-je faire ?",
    "<p>Dans votre compte, ouvrez les informations de paiement et modifiez le moyen de paiement. La nouvelle carte sera utilisée dès le prochain renouvellement. Tant qu'un abonnement avec renouvellement automatique dépend d'un moyen de paiement, celui-ci peut être modifié mais pas supprimé.</p>",
  ],
  "refund-time": [
    "Combien de temps prend un remboursement ?",
    "<p>Nous remboursons sur le moyen de paiement que vous avez utilisé, dans les 14 jours suivant votre rétractation. Le montant devrait apparaître sur votre compte dans les 5 à 10 jours ouvrables ; certaines banques mettent un peu plus de temps à l'afficher.</p>",
  ],
  "refund-status": [
    "Comment suivre mon remboursement ?",
    "<p>Ouvrez la commande : dans votre compte ou, sans compte, dans l'affichage de commande avec votre numéro de commande et votre adresse e-mail. Le suivi indique si le remboursement est demandé ou effectué, et vous pouvez y télécharger l'avoir dès qu'il est disponible.</p>",
  ],
  "remaining-time": [
    "Que devient le temps restant si je vends le véhicule ?",
    "<p>Le temps payé reste attaché au véhicule et profite à son prochain propriétaire ; beaucoup de vendeurs le mentionnent dans leur annonce. Il ne peut pas être transféré à un autre véhicule. Dans les 14 jours suivant votre commande, vous pouvez en demander le remboursement.</p>",
  ],
};

export const frenchPages: PageTexts = {
  renewals: {
    title: "Questions sur le renouvellement",
    body: "<p>Ce que l'on nous demande le plus souvent avant un renouvellement.</p>",
  },
  countries: {
    title: "Pays inclus",
    body: "<p>La navigation connectée fonctionne avec des données en temps réel dans ces pays. Les cartes enregistrées dans le véhicule fonctionnent partout où elles sont installées.</p>",
  },
  needAnyHelp: {
    title: "Besoin d'aide ?",
    body: "<p>Nos questions et réponses portent sur le renouvellement, le paiement et les remboursements. Si la vôtre n'y figure pas, nous vous aiderons volontiers personnellement.</p>",
  },
  needHelp: {
    title: "Besoin d'aide pour une commande ?",
    body: "<p>Lorsque vous nous contactez, munissez-vous de votre numéro de commande et des quatre derniers caractères de votre VIN.</p>",
  },
  splash: {
    landRover: {
      title: "Rester connecté, même là où la route s'arrête",
      body: "<p>Une navigation qui connaît la circulation à venir, un véhicule que vous retrouvez toujours et un habitacle déjà chaud à votre arrivée. Découvrez ce qui est actif dans votre véhicule et renouvelez-le en quelques minutes.</p>",
      action: "Trouver mon véhicule",
    },
    jaguar: {
      title: "Chaque trajet, mieux informé",
      body: "<p>La circulation en direct, des arrêts de recharge planifiés pour vous et votre véhicule toujours à portée de regard. Découvrez ce qui est actif dans votre véhicule et renouvelez-le en quelques minutes.</p>",
      action: "Trouver mon véhicule",
    },
  },
  vehicle: (model) => `Dessin de profil : ${model}`,
};

export function frenchTerms({ price, renewal, withdrawal, law }: TermsClauses): PageText {
  return {
    title: "Conditions générales",
    body: `<p>Cette boutique est une démonstration. L'entreprise, les prix et les coordonnées sont inventés.</p>
<h2>1. Qui nous sommes</h2><p>Les présentes conditions s'appliquent aux contrats conclus entre vous et la société Connected Services Demonstration concernant les services connectés d'un véhicule.</p>
<h2>2. Le contrat</h2><p>La présentation des services dans la boutique est une invitation à commander. En appuyant sur le bouton de commande, vous passez une commande ferme ; le contrat est conclu lorsque nous la confirmons par e-mail. La confirmation contient les présentes conditions.</p>
<h2>3. Le service</h2><p>Un service est fourni pour le véhicule dont vous indiquez le VIN et pour la durée que vous choisissez. Il nécessite une couverture mobile, un modem en état de marche et un logiciel à jour dans le véhicule. La page de chaque service précise ce qu'il fait et où il fonctionne.</p>
<h2>4. Prix et paiement</h2>${price}
<h2>5. Durée et renouvellement</h2>${renewal}
<h2>6. Quatorze jours pour changer d'avis</h2>${withdrawal}
<h2>7. Si quelque chose ne fonctionne pas</h2><p>Dites-le-nous. Vous bénéficiez des droits que la loi vous accorde lorsqu'un service numérique n'est pas conforme. Notre responsabilité est illimitée en cas de faute intentionnelle, de faute lourde et d'atteinte à la vie ou à la santé.</p>
<h2>8. Données</h2><p>Nous traitons le VIN, vos coordonnées et les données nécessaires au service. La politique de confidentialité précise lesquelles, pour combien de temps et à qui elles sont transmises.</p>
<h2>9. Droit applicable et litiges</h2>${law}`,
  };
}
