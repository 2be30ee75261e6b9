import type { Texts } from "./text-ids.ts";

/** What is said differently in another country of the same language. */
export const canadian: Partial<Texts> = {
  amountWithTax: "{amount} incl. {tax} tax",
  amountTaxIncluded: "{amount} incl. tax",
  privacy: "Privacy policy",
  renewEarly: "Your new term begins on {date}, the day the current one ends. Renewing early costs you no days.",
  termAfterPresent: "{plan} from {start}, the day the current term ends, until {date}",
  termOfHiddenDate: "{plan} from activation or, if the service is still running, from the end of its current term",
};

export const american: Partial<Texts> = {
  ...canadian,
  servicesActiveHint: "If the vehicle does not show it yet, park outside with good reception and turn the ignition on.",
};

export const austrian: Partial<Texts> = {
  amountWithTax: "{amount} inkl. {tax} USt.",
  amountTaxIncluded: "{amount} inkl. USt.",
  cancelSubscription: "Abonnement kündigen",
};

export const belgianFrench: Partial<Texts> = {
  amountWithTax: "{amount} TVA comprise, dont {tax} de TVA",
  amountTaxIncluded: "{amount} TVA comprise",
  cancelSubscription: "Résilier un abonnement",
  topicComplaint: "Plainte",
  keptInvoices: "Factures et notes de crédit",
  creditNote: "Vous trouverez la note de crédit avec votre commande.",
  fullRefund:
    "Un remboursement intégral sera effectué sur le moyen de paiement utilisé pour votre achat. Il devrait apparaître sur votre compte dans les 5 à 10 jours ouvrables.",
};

/** An email is a courriel there, a payment method a mode de paiement, and a subscription is cancelled: annulé. */
export const canadianFrench: Partial<Texts> = {
  amountWithTax: "{amount} taxes comprises, dont {tax} de taxes",
  amountTaxIncluded: "{amount} taxes comprises",
  planAndPrice: "{plan}\u00a0: {price}",
  renewsOnDay: "{service}\u00a0: le {date}, pour {term}, {price}",
  monthlyFrom: "{service}\u00a0: à partir du {date}, de mois en mois, {price} par mois",
  whatEnds: "Ce que fait le service, et ce qui cesse avec lui\u00a0: {functions}",
  vin: "NIV",
  email: "Adresse courriel",
  paymentMethod: "Mode de paiement",
  cancellationKind: "Type d’annulation",
  topicRefunds: "Remboursements et annulations",
  topicComplaint: "Plainte",
  keptInvoices: "Factures et notes de crédit",
  updatePayment: "Mettre à jour le mode de paiement",
  viewPayment: "Voir le mode de paiement",
  privacy: "Politique de confidentialité",
  cancelSubscription: "Annuler un abonnement",
  question: "Une question? Nous vous aidons volontiers.",
  whyOrder: "Vous recevez ce courriel parce qu’une commande a été passée avec cette adresse courriel.",
  whySubscription: "Vous recevez ce courriel en raison de votre abonnement.",
  whyAccount: "Vous recevez ce courriel parce qu’il concerne la sécurité de votre compte.",
  whyDeletion: "Vous recevez ce courriel parce que la suppression de vos données a été demandée.",
  whyDeclaration: "Vous recevez ce courriel parce qu’une déclaration nous a été envoyée avec cette adresse courriel.",
  whyContract: "Vous recevez ce courriel parce qu’il concerne un contrat associé à cette adresse courriel.",
  whyMessage: "Vous recevez ce courriel parce qu’un message nous a été envoyé avec cette adresse courriel.",
  notCharged: "Le mode de paiement choisi n’a pas été débité.",
  servicesActiveHint:
    "Si le véhicule ne l’affiche pas encore, stationnez-vous à l’extérieur avec une bonne réception et mettez le contact.",
  fullRefund:
    "Un remboursement intégral sera effectué sur le mode de paiement utilisé pour votre achat. Il devrait apparaître sur votre compte dans les 5 à 10 jours ouvrables.",
  refundIssuedBack:
    "Votre remboursement est en route. Nous avons lancé le remboursement de {amount} sur le mode de paiement d’origine.",
  creditNote: "Vous trouverez la note de crédit avec votre commande.",
  nextTry: "Nous réessaierons le {date}. Veuillez vérifier votre mode de paiement d’ici là.",
  notRenewedNext: "Si vous souhaitez conserver le service, mettez à jour votre mode de paiement et renouvelez-le.",
  cancellationSubject: "Accusé de réception de votre annulation {number}",
  cancellationTitle: "Nous avons reçu votre annulation",
  cancellationOpening: "Nous avons reçu votre demande d’annulation le {moment}.",
  declarationNext:
    "Ce courriel confirme que votre déclaration nous est parvenue, avec son contenu, la date et l’heure. Nous la rapprochons maintenant de nos dossiers et vous communiquerons le résultat. Veuillez conserver ce courriel.",
  settledCancellationSubject: "Suite donnée à votre annulation {number}",
  settledCancellationTitle: "La suite donnée à votre annulation",
  settledCancellationOpening: "Nous avons reçu votre demande d’annulation le {moment}. Voici le résultat.",
  resultInOtherLetter: "Les détails figurent dans notre courriel envoyé à l’adresse du contrat.",
  resultCancelled: "Ce service est annulé. Il fonctionne jusqu’au {date}.",
  resultCancelledEarly: "Ce service est annulé. Il prend fin le {date}. Nous remboursons les jours qui suivent.",
  resultCancelledEnded: "Ce service est annulé. Il a pris fin le {date}. Nous remboursons les jours qui suivent.",
  refundToOriginal: "Nous remboursons {amount} sur le mode de paiement que vous avez utilisé, au plus tard le {date}.",
  goodCauseNext:
    "Ce courriel confirme que votre déclaration nous est parvenue, avec son contenu, la date et l’heure. Dès que nous avons trouvé le contrat, nous arrêtons son renouvellement. Une personne de notre équipe lit votre motif et vous écrira si le contrat prend fin avant la fin de la période payée. Veuillez conserver ce courriel.",
  methodSavedSubject: "Un mode de paiement a été enregistré",
  methodSavedOpening: "Un mode de paiement a été enregistré dans votre compte.",
  methodRemovedSubject: "Un mode de paiement a été supprimé",
  methodRemovedOpening: "Un mode de paiement a été supprimé de votre compte.",
  caseNext:
    "Nous répondons sous deux jours ouvrables à l’adresse courriel indiquée. Si vous nous appelez, gardez le numéro de dossier à portée de main.",
  passwordResetIgnore:
    "Si vous ne l’avez pas demandé, vous pouvez ignorer ce courriel. Votre mot de passe reste inchangé.",
  invitationOpening:
    "Ce lien vous permet de confirmer votre adresse courriel et de choisir un mot de passe. Il est valable 24 heures.",
  invitationIgnore: "Si vous n’avez pas demandé de compte, vous pouvez ignorer ce courriel.",
  accountExistsOpening:
    "Quelqu’un a voulu créer un compte avec cette adresse courriel, mais vous en avez déjà un. Si vous ne connaissez plus votre mot de passe, ce lien vous permet d’en choisir un nouveau. Il est valable une heure.",
  accountExistsIgnore: "Si ce n’était pas vous, vous pouvez ignorer ce courriel.",
};
