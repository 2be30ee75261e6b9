import type { Sentences } from "../text-ids.ts";

export const sentences: Sentences = {
  orderReceivedSubject: "Abbiamo ricevuto il Suo ordine {orderNumber}",
  orderReceivedTitle: "Grazie per il Suo ordine",
  orderReceivedOpening: "abbiamo ricevuto il Suo ordine. Ecco che cosa ha ordinato:",
  autoRenewalTurnedOn:
    "Per consentirLe di utilizzare questo servizio senza interruzioni, il rinnovo automatico verrà attivato per il piano scelto.",
  autoRenewalNotice: "Rinnoveremo automaticamente questo piano alla scadenza.",
  autoRenewalTurnedOnForSeveral:
    "Per consentirLe di utilizzare questi servizi senza interruzioni, il rinnovo automatico verrà attivato per i piani scelti.",
  autoRenewalNoticeOfSeveral: "Rinnoveremo automaticamente questi piani alla scadenza.",
  nothingRenews: "Nulla si rinnova da solo.",
  withdrawalTitle: "Se cambia idea",
  withdrawalUntil:
    "Può recedere da questo contratto fino al giorno {date} senza indicarne i motivi, con rimborso completo.",
  attachments:
    "In allegato: il riepilogo del Suo contratto con il modulo di recesso e le condizioni che vi si applicano.",
  endingTitle: "Se desidera terminare un abbonamento",
  endingText: "Può farlo online in qualsiasi momento. Non è necessario un account.",

  paymentFailedSubject: "Il pagamento dell’ordine {orderNumber} non è riuscito",
  paymentFailedTitle: "Il pagamento non è riuscito",
  paymentFailedOpening: "non è stato possibile completare il Suo ordine {orderNumber}.",
  paymentFailedText:
    "Siamo spiacenti, non abbiamo potuto elaborare il pagamento e abbiamo dovuto annullare l’ordine. Verifichi i dati di pagamento e riprovi.",
  notCharged: "Sul metodo di pagamento selezionato non è stato addebitato nulla.",

  servicesActiveSubject: "Ora attivo: il Suo ordine {orderNumber}",
  servicesActiveTitle: "Ora attivo",
  servicesActiveOpening: "ecco che cosa è ora attivo nel Suo veicolo:",
  servicesRenewedSubject: "Rinnovo effettuato: il Suo ordine {orderNumber}",
  servicesRenewedTitle: "Rinnovo effettuato",
  servicesRenewedOpening: "ecco che cosa è stato rinnovato per il Suo veicolo:",
  servicesActiveHint:
    "Se il veicolo non lo mostra ancora, parcheggi all’aperto con una buona ricezione e inserisca l’accensione.",

  refundRequestedSubject: "La Sua richiesta di rimborso per l’ordine {orderNumber}",
  refundRequestedTitle: "Abbiamo ricevuto la Sua richiesta di rimborso",
  refundRequestedOpening: "la Sua richiesta di rimborso {number} è arrivata.",
  refundRequestedText:
    "Abbiamo ricevuto una richiesta di rimborso di {amount} per questo articolo e la stiamo elaborando. La terremo al corrente.",
  refundRequestedForSeveral:
    "Abbiamo ricevuto una richiesta di rimborso di {amount} per questi articoli e la stiamo elaborando. La terremo al corrente.",
  fullRefund:
    "Il rimborso completo verrà inviato al metodo di pagamento utilizzato per l’acquisto. Dovrebbe essere visibile sul Suo conto entro 5-10 giorni lavorativi.",

  refundIssuedSubject: "Il Suo rimborso per l’ordine {orderNumber}",
  refundIssuedTitle: "Il Suo rimborso è in arrivo",
  refundIssuedOpening: "buone notizie sul Suo ordine {orderNumber}:",
  refundIssuedToCard:
    "Il Suo rimborso è in arrivo. Abbiamo avviato il rimborso di {amount} su {cardType} **** {last4}.",
  refundIssuedTo: "Il Suo rimborso è in arrivo. Abbiamo avviato il rimborso di {amount} tramite {method}.",
  refundIssuedBack:
    "Il Suo rimborso è in arrivo. Abbiamo avviato il rimborso di {amount} sul metodo di pagamento originale.",
  creditNote: "Troverà la nota di credito nel Suo ordine.",

  renewsSubject: "{service} si rinnova il giorno {date}",
  renewsTitle: "Il Suo prossimo rinnovo",
  renewsOpening: "il rinnovo automatico è attivo: {service} si rinnova il giorno {date}.",
  silentRenewalSubject: "Avviso di rinnovo tacito: {service}, termine {date}",
  silentRenewalTitle: "Avviso di rinnovo tacito",
  priceChanges: "Il prezzo è cambiato",
  priceChangesText: "Finora: {previous}\nDal giorno {date}: {amount}",
  lastDayTitle: "Ultimo giorno per impedire il rinnovo: {date}",
  stopText:
    "Se non lo desidera, disattivi il rinnovo automatico entro il giorno {date}. Può farlo senza accedere e senza costi.",
  silenceText:
    "Può opporsi al più tardi entro il giorno {date}. Se fino ad allora non fa nulla, il Suo silenzio vale come consenso e il contratto si rinnova come descritto qui.",
  stopsWorkingIfStopped:
    "Se disattiva il rinnovo automatico, il servizio smetterà di funzionare nel veicolo il giorno {date}.",
  whatEnds: "Che cosa fa il servizio, e che cosa cessa con esso: {functions}",
  endsSubject: "{service} termina il giorno {date}",
  endsTitle: "Il Suo servizio termina presto",
  endsOpening: "il rinnovo automatico è disattivato: {service} termina il giorno {date}.",
  endsTodaySubject: "{service} termina oggi",
  endsTodayTitle: "Il Suo servizio termina oggi",
  endsTodayOpening: "il rinnovo automatico è disattivato: {service} termina oggi, {date}.",
  endedSubject: "Servizio scaduto: {service}",
  endedTitle: "Il Suo servizio è scaduto",
  endedOpening: "il servizio {service} è scaduto il giorno {date}.",
  stopsWorking: "Il servizio smette di funzionare nel veicolo il giorno {date}. Non verrà addebitato altro.",
  stoppedWorking: "Il servizio ha smesso di funzionare nel veicolo il giorno {date}. Non verrà addebitato altro.",
  renewToday: "Può rinnovare con il piano che ha scelto:",
  renewEarly:
    "Il nuovo periodo inizia il {date}, giorno in cui termina quello attuale. Rinnovando in anticipo non perde nessun giorno.",

  renewedSubject: "Rinnovo effettuato: {service}",
  renewedTitle: "Il Suo abbonamento è stato rinnovato",
  renewedOpening: "abbiamo rinnovato {service} e addebitato l’importo indicato sotto.",
  freeExit:
    "Non Le abbiamo ricordato in tempo questo rinnovo. Può quindi terminare l’abbonamento in qualsiasi momento, con effetto immediato, e Le rimborsiamo il periodo non utilizzato.",
  invoiceAttached: "La fattura è allegata.",

  renewalFailedSubject: "Non abbiamo potuto rinnovare {service}",
  renewalFailedTitle: "Il pagamento non è riuscito",
  renewalFailedOpening: "il pagamento per il rinnovo di {service} non è riuscito. Non è stato addebitato nulla.",
  nextTry: "Riproveremo il giorno {date}. Verifichi il metodo di pagamento prima di allora.",
  endsUnlessPaid:
    "Se nessun pagamento va a buon fine, il servizio smetterà di funzionare nel veicolo il giorno {date}.",
  notRenewedSubject: "Rinnovo non riuscito: {service}",
  notRenewedTitle: "Il Suo abbonamento non è stato rinnovato",
  notRenewedOpening:
    "anche l’ultimo tentativo di addebitare il rinnovo di {service} non è riuscito. Non è stato addebitato nulla.",
  notRenewedText: "Il rinnovo automatico è terminato e il servizio smette di funzionare nel veicolo il giorno {date}.",
  notRenewedNext: "Se desidera mantenere il servizio, aggiorni il metodo di pagamento e lo rinnovi.",

  turnedOffSubject: "Rinnovo automatico disattivato: {service}",
  turnedOffTitle: "Il rinnovo automatico è disattivato",
  turnedOff: "Ha disattivato il rinnovo automatico per {service}.",
  turnedOffWithoutNotice:
    "non Le abbiamo ricordato in tempo il rinnovo di {service}. Abbiamo quindi disattivato il rinnovo automatico e il servizio termina.",
  turnedOnSubject: "Rinnovo automatico attivo: {service}",
  turnedOnTitle: "Il rinnovo automatico è attivo",
  turnedOn: "Ha attivato il rinnovo automatico per {service}.",
  notYourChange: "Se non è stato Lei, ci contatti.",

  cardExpiresSubject: "La Sua carta scade prima del rinnovo: {service}",
  cardExpiresTitle: "La Sua carta scade presto",
  cardExpiresOpening: "{card} scade prima del rinnovo di {service}, previsto per il giorno {date}.",
  cardExpiresText: "Salvi una carta valida più a lungo, così il servizio continuerà senza interruzioni.",

  withdrawalSubject: "Ricevuta del Suo recesso {number}",
  withdrawalReceivedTitle: "Abbiamo ricevuto il Suo recesso",
  withdrawalOpening: "abbiamo ricevuto il Suo recesso il giorno {moment}.",
  withdrawalStatement: "Con la presente recedo dal contratto qui indicato.",
  cancellationSubject: "Ricevuta della Sua disdetta {number}",
  cancellationTitle: "Abbiamo ricevuto la Sua disdetta",
  cancellationOpening: "abbiamo ricevuto la Sua disdetta il giorno {moment}.",
  cancellationStatement: "Con la presente disdico il contratto qui indicato.",
  declarationTitle: "La Sua dichiarazione",
  declarationNext:
    "Questa e-mail conferma che la Sua dichiarazione è arrivata, con contenuto, data e ora. Ora la confrontiamo con i nostri dati e Le comunicheremo l’esito. Conservi questa e-mail.",

  methodSavedSubject: "È stato salvato un metodo di pagamento",
  methodSavedOpening: "nel Suo account è stato salvato un metodo di pagamento.",
  methodRemovedSubject: "È stato rimosso un metodo di pagamento",
  methodRemovedOpening: "dal Suo account è stato rimosso un metodo di pagamento.",
  notYouPayment: "Se non è stato Lei, scelga subito una nuova password e ci contatti.",

  newSignInSubject: "Nuovo accesso al Suo account",
  newSignInOpening: "il Suo account è stato aperto su un dispositivo che non conosciamo ancora.",
  newSignInYou: "Se è stato Lei, non deve fare nulla.",
  newSignInNotYou: "Se non è stato Lei, scelga una nuova password. Verrà disconnesso da tutti i dispositivi.",

  passwordChangedSubject: "La Sua password è stata modificata",
  passwordChangedOpening: "la password del Suo account è stata modificata. Tutte le sessioni aperte sono state chiuse.",

  caseSubject: "Abbiamo ricevuto il Suo messaggio {number}",
  caseTitle: "Grazie. Abbiamo ricevuto il Suo messaggio.",
  caseOpening: "il Suo messaggio è arrivato.",
  caseNext:
    "Rispondiamo entro due giorni lavorativi all’indirizzo e-mail indicato. Se ci chiama, tenga a portata di mano il numero della pratica.",
  caseMessage: "Il Suo messaggio",

  passwordResetSubject: "Scelga una nuova password",
  passwordResetOpening: "con questo link può scegliere una nuova password. È valido per un’ora.",
  passwordResetIgnore: "Se non l’ha richiesto, può ignorare questa e-mail. La Sua password resta invariata.",
  invitationSubject: "Benvenuto nei servizi connessi {brand}",
  invitationOpening:
    "con questo link può confermare il Suo indirizzo e-mail e scegliere una password. È valido per 24 ore.",
  invitationIgnore: "Se non ha richiesto un account, può ignorare questa e-mail.",
  accountExistsSubject: "Ha già un account",
  accountExistsOpening:
    "qualcuno ha cercato di creare un account con questo indirizzo e-mail, ma Lei ne ha già uno. Se non ricorda la password, con questo link può sceglierne una nuova. È valido per un’ora.",
  accountExistsIgnore: "Se non è stato Lei, può ignorare questa e-mail.",

  dataDeletedSubject: "I Suoi dati sono stati cancellati",
  dataDeletedOpening: "come richiesto, abbiamo cancellato il Suo account e i dati collegati.",
  dataKeptTitle: "Che cosa la legge ci obbliga a conservare",
  dataKeptText: "Non lo usiamo per nient’altro e lo cancelliamo non appena la legge lo consente.",
  dataNothingKept: "Non conserviamo nulla.",
};
