import type { Results } from "../text-ids.ts";

export const results: Results = {
  settledWithdrawalSubject: "Esito del Suo recesso {number}",
  settledWithdrawalTitle: "L’esito del Suo recesso",
  settledWithdrawalOpening: "abbiamo ricevuto il Suo recesso il giorno {moment}. Ecco l’esito.",
  settledCancellationSubject: "Esito della Sua disdetta {number}",
  settledCancellationTitle: "L’esito della Sua disdetta",
  settledCancellationOpening: "abbiamo ricevuto la Sua disdetta il giorno {moment}. Ecco l’esito.",
  resultCarriedOut: "Abbiamo dato seguito alla Sua dichiarazione.",
  resultInOtherLetter: "I dettagli si trovano nella nostra e-mail all’indirizzo del contratto.",
  resultWithdrawn: "Ha esercitato il recesso da questo servizio. Rimborsiamo l’intero importo.",
  resultStillRuns: "Il Suo periodo precedente resta pagato: il servizio funziona fino al giorno {date}.",
  resultCancelled: "Questo servizio è disdetto. Funziona fino al giorno {date}.",
  resultCancelledEarly: "Questo servizio è disdetto. Termina il giorno {date}. Rimborsiamo i giorni successivi.",
  resultCancelledEnded: "Questo servizio è disdetto. È terminato il giorno {date}. Rimborsiamo i giorni successivi.",
  resultRenewalOff: "Il rinnovo automatico è disattivato. Non verrà addebitato altro.",
  resultEndsAnyway:
    "Il rinnovo automatico era già disattivato, quindi non c’era nulla da modificare. Il servizio termina il giorno {date} e non verrà addebitato altro.",
  resultReturnedBefore: "Questo servizio era già stato restituito, quindi non c’era nulla da modificare.",
  resultEndedBefore:
    "Questo servizio era già terminato, quindi non c’era nulla da modificare. Non verrà addebitato altro.",
  resultOneTime: "Si trattava di un acquisto una tantum. Non si rinnova, quindi non c’era nulla da modificare.",
  resultUnchanged: "Per questo servizio non è stato modificato nulla.",
  refundToMethod: "Rimborsiamo {amount} su {method}, al più tardi entro il giorno {date}.",
  refundToOriginal:
    "Rimborsiamo {amount} sul metodo di pagamento che ha utilizzato, al più tardi entro il giorno {date}.",
  refusedNoContract:
    "Non abbiamo potuto dare seguito alla Sua dichiarazione, perché con i dati indicati non abbiamo trovato alcun contratto. La invii di nuovo con il numero d’ordine esattamente come appare nella nostra conferma d’ordine.",
  refusedSeveralContracts:
    "Non abbiamo potuto dare seguito alla Sua dichiarazione, perché i dati corrispondono a più contratti. La invii di nuovo con il numero d’ordine del contratto che intende.",
  refusedNotCustomer:
    "Non abbiamo potuto dare seguito alla Sua dichiarazione, perché non abbiamo potuto confermare che provenga dal cliente del contratto.",
  refusedDeclaredBefore:
    "Per questo contratto avevamo già dato seguito a una dichiarazione precedente, quindi non c’era altro da modificare.",
  refusedEndedBefore:
    "Il contratto era già terminato quando è arrivata la Sua dichiarazione, quindi non c’era nulla da modificare.",
  refusedPeriodOver:
    "Non abbiamo potuto dare pieno seguito al Suo recesso, perché al suo arrivo il periodo di recesso era scaduto.",
  refusedLaterDay:
    "Il contratto non può durare fino al giorno che ha indicato. Non viene rinnovato e termina con il periodo già pagato.",
  refusedNoGoodCause:
    "Non possiamo riconoscere il motivo indicato come giusta causa, quindi il contratto non termina in anticipo. Non viene rinnovato e termina con il periodo già pagato.",
  goodCauseNext:
    "Questa e-mail conferma che la Sua dichiarazione è arrivata, con contenuto, data e ora. Appena troviamo il contratto, ne fermiamo il rinnovo. Una persona del nostro team leggerà il motivo e Le scriverà se il contratto termina prima della fine del periodo pagato. Conservi questa e-mail.",
};
