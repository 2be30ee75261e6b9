import type { Results } from "../text-ids.ts";

export const results: Results = {
  settledWithdrawalSubject: "Suite donnée à votre rétractation {number}",
  settledWithdrawalTitle: "La suite donnée à votre rétractation",
  settledWithdrawalOpening: "Nous avons reçu votre rétractation le {moment}. Voici le résultat.",
  settledCancellationSubject: "Suite donnée à votre résiliation {number}",
  settledCancellationTitle: "La suite donnée à votre résiliation",
  settledCancellationOpening: "Nous avons reçu votre résiliation le {moment}. Voici le résultat.",
  resultCarriedOut: "Nous avons donné suite à votre déclaration.",
  resultInOtherLetter: "Les détails figurent dans notre e-mail envoyé à l’adresse du contrat.",
  resultWithdrawn: "Votre rétractation de ce service est prise en compte. Nous remboursons la totalité du montant.",
  resultStillRuns: "Votre période précédente reste payée et le service fonctionne jusqu’au {date}.",
  resultCancelled: "Ce service est résilié. Il fonctionne jusqu’au {date}.",
  resultCancelledEarly: "Ce service est résilié. Il prend fin le {date}. Nous remboursons les jours qui suivent.",
  resultCancelledEnded: "Ce service est résilié. Il a pris fin le {date}. Nous remboursons les jours qui suivent.",
  resultRenewalOff: "Le renouvellement automatique est désactivé. Rien d’autre ne sera débité.",
  resultEndsAnyway:
    "Le renouvellement automatique était déjà désactivé, il n’y avait donc rien à modifier. Le service prend fin le {date} et rien d’autre ne sera débité.",
  resultReturnedBefore: "Ce service avait déjà été rendu, il n’y avait donc rien à modifier.",
  resultEndedBefore: "Ce service avait déjà pris fin, il n’y avait donc rien à modifier. Rien d’autre ne sera débité.",
  resultOneTime: "Il s’agissait d’un achat unique. Il ne se renouvelle pas, il n’y avait donc rien à modifier.",
  resultUnchanged: "Rien n’a été modifié pour ce service.",
  refundToMethod: "Nous remboursons {amount} sur {method}, au plus tard le {date}.",
  refundToOriginal: "Nous remboursons {amount} sur le moyen de paiement que vous avez utilisé, au plus tard le {date}.",
  refusedNoContract:
    "Nous n’avons pas pu donner suite à votre déclaration, car nous n’avons trouvé aucun contrat avec les informations indiquées. Veuillez la renvoyer avec le numéro de commande exactement tel qu’il figure dans notre confirmation de commande.",
  refusedSeveralContracts:
    "Nous n’avons pas pu donner suite à votre déclaration, car vos informations correspondent à plusieurs contrats. Veuillez la renvoyer avec le numéro de commande du contrat concerné.",
  refusedNotCustomer:
    "Nous n’avons pas pu donner suite à votre déclaration, car nous n’avons pas pu confirmer qu’elle provient du titulaire du contrat.",
  refusedDeclaredBefore:
    "Nous avions déjà donné suite à une déclaration précédente pour ce contrat, il n’y avait donc rien d’autre à modifier.",
  refusedEndedBefore:
    "Le contrat avait déjà pris fin lorsque votre déclaration est arrivée, il n’y avait donc rien à modifier.",
  refusedPeriodOver:
    "Nous n’avons pas pu donner entièrement suite à votre rétractation, car le délai de rétractation était écoulé à son arrivée.",
  refusedLaterDay:
    "Le contrat ne peut pas courir jusqu’au jour que vous avez demandé. Il n’est pas renouvelé et prend fin avec la période que vous avez payée.",
  refusedNoGoodCause:
    "Nous ne pouvons pas reconnaître le motif indiqué comme un motif légitime, le contrat ne prend donc pas fin plus tôt. Il n’est pas renouvelé et prend fin avec la période que vous avez payée.",
  goodCauseNext:
    "Cet e-mail confirme que votre déclaration nous est parvenue, avec son contenu, la date et l’heure. Dès que nous avons trouvé le contrat, nous arrêtons son renouvellement. Une personne de notre équipe lit votre motif et vous écrira si le contrat prend fin avant la fin de la période payée. Veuillez conserver cet e-mail.",
};
