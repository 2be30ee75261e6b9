import type { Sentences } from "../text-ids.ts";

export const sentences: Sentences = {
  orderReceivedSubject: "Nous avons reçu votre commande {orderNumber}",
  orderReceivedTitle: "Merci pour votre commande",
  orderReceivedOpening: "Nous avons bien reçu votre commande. En voici le détail\u202f:",
  autoRenewalTurnedOn:
    "Pour que vous profitiez de ce service sans interruption, le renouvellement automatique sera activé pour la formule choisie.",
  autoRenewalNotice: "Nous renouvellerons automatiquement cette formule à son expiration.",
  autoRenewalTurnedOnForSeveral:
    "Pour que vous profitiez de ces services sans interruption, le renouvellement automatique sera activé pour les formules choisies.",
  autoRenewalNoticeOfSeveral: "Nous renouvellerons automatiquement ces formules à leur expiration.",
  nothingRenews: "Rien n’est renouvelé automatiquement.",
  withdrawalTitle: "Si vous changez d’avis",
  withdrawalUntil:
    "Vous pouvez vous rétracter de ce contrat jusqu’au {date} sans donner de motif, contre un remboursement intégral.",
  attachments:
    "En pièce jointe\u202f: le récapitulatif de votre contrat avec le formulaire de rétractation, et les conditions générales applicables.",
  endingTitle: "Si vous souhaitez mettre fin à un abonnement",
  endingText: "Vous pouvez le faire en ligne à tout moment. Aucun compte n’est nécessaire.",

  paymentFailedSubject: "Le paiement de votre commande {orderNumber} a échoué",
  paymentFailedTitle: "Votre paiement a échoué",
  paymentFailedOpening: "Votre commande {orderNumber} n’a pas pu être finalisée.",
  paymentFailedText:
    "Toutes nos excuses, nous n’avons pas pu traiter votre paiement et avons dû annuler votre commande. Vérifiez vos données de paiement et réessayez.",
  notCharged: "Le moyen de paiement choisi n’a pas été débité.",

  servicesActiveSubject: "Désormais actif\u202f: votre commande {orderNumber}",
  servicesActiveTitle: "Désormais actif",
  servicesActiveOpening: "Voici ce qui est désormais actif dans votre véhicule\u202f:",
  servicesRenewedSubject: "Renouvellement effectué\u202f: votre commande {orderNumber}",
  servicesRenewedTitle: "Renouvellement effectué",
  servicesRenewedOpening: "Voici ce qui est renouvelé pour votre véhicule\u202f:",
  servicesActiveHint:
    "Si le véhicule ne l’affiche pas encore, garez-vous à l’extérieur avec une bonne réception et mettez le contact.",

  refundRequestedSubject: "Votre demande de remboursement pour la commande {orderNumber}",
  refundRequestedTitle: "Nous avons reçu votre demande de remboursement",
  refundRequestedOpening: "Votre demande de remboursement {number} nous est bien parvenue.",
  refundRequestedText:
    "Nous avons reçu une demande de remboursement de {amount} pour cet article et la traitons actuellement. Nous vous tiendrons au courant.",
  refundRequestedForSeveral:
    "Nous avons reçu une demande de remboursement de {amount} pour ces articles et la traitons actuellement. Nous vous tiendrons au courant.",
  fullRefund:
    "Un remboursement intégral sera effectué sur le moyen de paiement utilisé pour votre achat. Il devrait apparaître sur votre compte sous 5 à 10 jours ouvrés.",

  refundIssuedSubject: "Votre remboursement pour la commande {orderNumber}",
  refundIssuedTitle: "Votre remboursement est en route",
  refundIssuedOpening: "Bonne nouvelle concernant votre commande {orderNumber}\u202f:",
  refundIssuedToCard:
    "Votre remboursement est en route. Nous avons lancé le remboursement de {amount} sur {cardType} **** {last4}.",
  refundIssuedTo: "Votre remboursement est en route. Nous avons lancé le remboursement de {amount} via {method}.",
  refundIssuedBack:
    "Votre remboursement est en route. Nous avons lancé le remboursement de {amount} sur le moyen de paiement d’origine.",
  creditNote: "Vous trouverez l’avoir avec votre commande.",

  renewsSubject: "{service}\u202f: renouvellement le {date}",
  renewsTitle: "Votre prochain renouvellement",
  renewsOpening: "Le renouvellement automatique est activé\u202f: nous renouvellerons {service} le {date}.",
  silentRenewalSubject: "Avis de reconduction tacite\u202f: {service}, date limite {date}",
  silentRenewalTitle: "Avis de reconduction tacite",
  priceChanges: "Le prix a changé",
  priceChangesText: "Jusqu’à présent\u202f: {previous}\nÀ partir du {date}\u202f: {amount}",
  lastDayTitle: "Date limite pour refuser la reconduction\u202f: {date}",
  stopText:
    "Si vous ne souhaitez pas ce renouvellement, désactivez le renouvellement automatique au plus tard le {date}. Vous pouvez le faire sans connexion et sans frais.",
  silenceText:
    "Vous pouvez vous y opposer au plus tard le {date}. Sans réaction de votre part d’ici là, votre silence vaut accord et le contrat est reconduit comme décrit ici.",
  stopsWorkingIfStopped:
    "Si vous désactivez le renouvellement automatique, le service cessera de fonctionner dans le véhicule le {date}.",
  whatEnds: "Ce que fait le service, et ce qui cesse avec lui\u202f: {functions}",
  endsSubject: "{service} prend fin le {date}",
  endsTitle: "Votre service prend bientôt fin",
  endsOpening: "Le renouvellement automatique est désactivé\u202f: {service} prend fin le {date}.",
  endsTodaySubject: "{service} prend fin aujourd’hui",
  endsTodayTitle: "Votre service prend fin aujourd’hui",
  endsTodayOpening: "Le renouvellement automatique est désactivé\u202f: {service} prend fin aujourd’hui, le {date}.",
  endedSubject: "{service} a expiré",
  endedTitle: "Votre service a expiré",
  endedOpening: "{service} a pris fin le {date}.",
  stopsWorking: "Le service cesse de fonctionner dans le véhicule le {date}. Plus rien ne vous sera débité.",
  stoppedWorking: "Le service a cessé de fonctionner dans le véhicule le {date}. Plus rien ne vous sera débité.",
  renewToday: "Vous pouvez renouveler avec votre formule actuelle\u202f:",
  renewEarly:
    "Votre nouvelle période commence le {date}, jour où l’actuelle prend fin. En renouvelant plus tôt, vous ne perdez aucun jour.",

  renewedSubject: "Renouvellement effectué\u202f: {service}",
  renewedTitle: "Votre abonnement est renouvelé",
  renewedOpening: "Nous avons renouvelé {service} et débité le montant ci-dessous.",
  freeExit:
    "Nous ne vous avons pas rappelé ce renouvellement à temps. Vous pouvez donc mettre fin à l’abonnement à tout moment, avec effet immédiat, et nous remboursons la période non utilisée.",
  invoiceAttached: "La facture est en pièce jointe.",

  renewalFailedSubject: "Nous n’avons pas pu renouveler {service}",
  renewalFailedTitle: "Le paiement a échoué",
  renewalFailedOpening: "Le paiement du renouvellement de {service} a échoué. Rien n’a été débité.",
  nextTry: "Nous réessaierons le {date}. Veuillez vérifier votre moyen de paiement d’ici là.",
  endsUnlessPaid: "Si aucun paiement n’aboutit, le service cessera de fonctionner dans le véhicule le {date}.",
  notRenewedSubject: "Renouvellement impossible\u202f: {service}",
  notRenewedTitle: "Votre abonnement n’a pas été renouvelé",
  notRenewedOpening:
    "Notre dernière tentative de débiter le renouvellement de {service} a échoué. Rien n’a été débité.",
  notRenewedText:
    "Le renouvellement automatique a pris fin et le service cesse de fonctionner dans le véhicule le {date}.",
  notRenewedNext: "Si vous souhaitez conserver le service, mettez à jour votre moyen de paiement et renouvelez-le.",

  turnedOffSubject: "Renouvellement automatique désactivé\u202f: {service}",
  turnedOffTitle: "Le renouvellement automatique est désactivé",
  turnedOff: "Vous avez désactivé le renouvellement automatique de {service}.",
  turnedOffWithoutNotice:
    "Nous ne vous avons pas rappelé à temps le renouvellement de {service}. Nous avons donc désactivé le renouvellement automatique, et le service prend fin.",
  turnedOnSubject: "Renouvellement automatique activé\u202f: {service}",
  turnedOnTitle: "Le renouvellement automatique est activé",
  turnedOn: "Vous avez activé le renouvellement automatique de {service}.",
  notYourChange: "Si ce n’était pas vous, veuillez nous contacter.",

  cardExpiresSubject: "Votre carte expire avant le renouvellement\u202f: {service}",
  cardExpiresTitle: "Votre carte expire bientôt",
  cardExpiresOpening: "{card} expire avant le renouvellement de {service}, prévu le {date}.",
  cardExpiresText:
    "Veuillez enregistrer une carte valable plus longtemps, afin que le service continue sans interruption.",

  withdrawalSubject: "Accusé de réception de votre rétractation {number}",
  withdrawalReceivedTitle: "Nous avons reçu votre rétractation",
  withdrawalOpening: "Nous avons reçu votre rétractation le {moment}.",
  withdrawalStatement: "Je notifie par la présente ma rétractation du contrat indiqué ici.",
  cancellationSubject: "Accusé de réception de votre résiliation {number}",
  cancellationTitle: "Nous avons reçu votre résiliation",
  cancellationOpening: "Nous avons reçu votre résiliation le {moment}.",
  cancellationStatement: "Je notifie par la présente la résiliation du contrat indiqué ici.",
  declarationTitle: "Votre déclaration",
  declarationNext:
    "Cet e-mail confirme que votre déclaration nous est parvenue, avec son contenu, la date et l’heure. Nous la rapprochons maintenant de nos dossiers et vous communiquerons le résultat. Veuillez conserver cet e-mail.",

  methodSavedSubject: "Un moyen de paiement a été enregistré",
  methodSavedOpening: "Un moyen de paiement a été enregistré dans votre compte.",
  methodRemovedSubject: "Un moyen de paiement a été supprimé",
  methodRemovedOpening: "Un moyen de paiement a été supprimé de votre compte.",
  notYouPayment: "Si ce n’était pas vous, choisissez immédiatement un nouveau mot de passe et contactez-nous.",

  newSignInSubject: "Nouvelle connexion à votre compte",
  newSignInOpening: "Votre compte a été ouvert sur un appareil que nous ne connaissons pas encore.",
  newSignInYou: "Si c’était vous, vous n’avez rien à faire.",
  newSignInNotYou:
    "Si ce n’était pas vous, choisissez un nouveau mot de passe. Vous serez alors déconnecté de tous les appareils.",

  passwordChangedSubject: "Votre mot de passe a été modifié",
  passwordChangedOpening:
    "Le mot de passe de votre compte a été modifié. Vous avez été déconnecté de tous les appareils.",

  caseSubject: "Nous avons bien reçu votre message {number}",
  caseTitle: "Merci. Nous avons bien reçu votre message.",
  caseOpening: "Votre message nous est bien parvenu.",
  caseNext:
    "Nous répondons sous deux jours ouvrables à l’adresse e-mail indiquée. Si vous nous appelez, gardez le numéro de dossier à portée de main.",
  caseMessage: "Votre message",

  passwordResetSubject: "Choisissez un nouveau mot de passe",
  passwordResetOpening: "Ce lien vous permet de choisir un nouveau mot de passe. Il est valable une heure.",
  passwordResetIgnore:
    "Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail. Votre mot de passe reste inchangé.",
  invitationSubject: "Bienvenue dans les services connectés {brand}",
  invitationOpening:
    "Ce lien vous permet de confirmer votre adresse e-mail et de choisir un mot de passe. Il est valable 24 heures.",
  invitationIgnore: "Si vous n’avez pas demandé de compte, vous pouvez ignorer cet e-mail.",
  accountExistsSubject: "Vous avez déjà un compte",
  accountExistsOpening:
    "Quelqu’un a voulu créer un compte avec cette adresse e-mail, mais vous en avez déjà un. Si vous ne connaissez plus votre mot de passe, ce lien vous permet d’en choisir un nouveau. Il est valable une heure.",
  accountExistsIgnore: "Si ce n’était pas vous, vous pouvez ignorer cet e-mail.",

  dataDeletedSubject: "Vos données ont été supprimées",
  dataDeletedOpening: "Comme vous l’avez demandé, nous avons supprimé votre compte et les données qui s’y rattachent.",
  dataKeptTitle: "Ce que la loi nous oblige à conserver",
  dataKeptText: "Nous ne l’utilisons pour rien d’autre et le supprimons dès que la loi le permet.",
  dataNothingKept: "Rien n’est conservé.",
};
