import type { HelpTexts } from "../help-texts.ts";

export const itIT: HelpTexts = {
  questions: {
    "find-vin": [
      "Dove trovo il numero di telaio (VIN)?",
      "<p>Il numero di telaio è composto da 17 lettere e cifre. Lo trova</p><ul><li>nella parte bassa del parabrezza, leggibile dall'esterno,</li><li>sulla targhetta del montante della portiera lato guida,</li><li>nel documento unico di circolazione (o carta di circolazione), campo E.</li></ul><p>Le lettere I, O e Q non compaiono mai.</p>",
    ],
    "expiry-date": [
      "Quando scade il mio servizio?",
      "<p>Inserisca il VIN nella pagina iniziale: per ogni servizio è indicato fino a quando è attivo. Per i servizi di sicurezza, come Secure Tracker, la data è visibile solo dopo l'accesso. Se abbiamo il Suo indirizzo e-mail, La avvisiamo anche prima della scadenza.</p>",
    ],
    "renew-early": [
      "Se rinnovo in anticipo perdo dei giorni?",
      "<p>No. La nuova durata si aggiunge alla fine di quella in corso. Se mancano 30 giorni e oggi lo rinnova per 12 mesi, il servizio resta attivo per questi 30 giorni e poi per altri 12 mesi.</p>",
    ],
    "activation-time": [
      "Quanto tempo serve perché funzioni in auto? Che cosa devo fare?",
      "<p>Di solito bastano pochi minuti.</p><ol><li>Parcheggi all'aperto, dove c'è una buona copertura di rete mobile.</li><li>Accenda il quadro e lo lasci acceso per circa dieci minuti.</li><li>Attenda che lo schermo confermi il servizio.</li></ol><p>Se dopo 24 ore non è cambiato nulla, La preghiamo di contattarci.</p>",
    ],
    "paid-but-expired": [
      "Ho pagato, ma il servizio risulta ancora scaduto. Che cosa faccio?",
      "<p>Il veicolo riceve il rinnovo solo quando ha copertura. Parcheggi all'aperto, accenda il quadro, attenda dieci minuti e poi riavvii lo schermo tenendo premuto il pulsante di accensione. Se 24 ore dopo l'ordine il servizio risulta ancora scaduto, ci contatti indicando il numero d'ordine. Non deve pagare di nuovo.</p>",
    ],
    lapse: [
      "Che cosa smette di funzionare alla scadenza? E la chiamata di emergenza?",
      "<p>Si fermano solo le funzioni di quel servizio: per la navigazione connessa, ad esempio, il traffico in tempo reale, la ricerca online e gli aggiornamenti delle mappe. Le mappe salvate nel veicolo continuano a funzionare. Nei veicoli che ne sono dotati la chiamata di emergenza eCall (112) è prevista dalla legge e funziona anche senza abbonamento.</p>",
    ],
    countries: [
      "In quali Paesi funzionano i servizi?",
      "<p>La navigazione connessa funziona in tutti i Paesi dell'Unione europea, nel Regno Unito e in diversi Paesi vicini, tra cui Svizzera, Norvegia e Islanda. L'elenco completo è nella pagina del servizio. Il roaming in quest'area è compreso.</p>",
    ],
    "not-offered": [
      "Perché un servizio non è disponibile per la mia auto?",
      "<p>I servizi dipendono dal modello, dall'equipaggiamento e dal Paese in cui il veicolo è stato consegnato. Il pianificatore di ricarica, per esempio, è riservato ai veicoli ibridi plug-in ed elettrici, e l'hotspot Wi-Fi non è venduto in tutti i Paesi. Mostriamo solo ciò che funziona nel Suo veicolo.</p>",
    ],
    "ownership-change": [
      "Ho venduto o acquistato quest'auto. Che cosa succede ai servizi?",
      "<p>Se l'ha venduta: rimuova il veicolo dal Suo account e cancelli i dati personali nelle impostazioni del veicolo. Se il rinnovo automatico è attivo, lo disattivi.</p><p>Se l'ha acquistata: crei un account e aggiunga il veicolo. Finché il precedente proprietario non lo rimuove, può comparire il messaggio che il VIN è associato a un altro utente. In tal caso ci contatti; Le chiederemo un documento che attesti la proprietà.</p>",
    ],
    "someone-else-pays": [
      "Un'altra persona può pagare per la mia auto?",
      "<p>Sì. Chiunque disponga del VIN può rinnovare un servizio come ospite, ad esempio un familiare o il datore di lavoro. Chi paga riceve la conferma e la fattura; il veicolo riceve il servizio.</p>",
    ],
    "several-cars": [
      "Ho più auto. Posso gestirle con un solo account?",
      "<p>Sì. Ogni veicolo associato al Suo account vi compare con i propri servizi. Un ordine riguarda sempre un solo veicolo: La preghiamo quindi di effettuare un ordine per ciascuno.</p>",
    ],
    "network-switch-off": [
      "Il servizio funzionerà ancora dopo lo spegnimento delle reti 2G e 3G?",
      "<p>I servizi richiedono una rete mobile compatibile con il modem del veicolo. Se una rete necessaria al Suo veicolo verrà spenta prima della fine di una durata, quella durata non viene venduta. Se accade durante un periodo già pagato, Le rimborsiamo il tempo non utilizzato.</p>",
    ],
    methods: [
      "Quali metodi di pagamento sono accettati?",
      "<p>Visa, Mastercard, American Express, Apple Pay, Google Pay e addebito diretto SEPA.</p>",
    ],
    "billing-country": [
      "Perché il Paese di fatturazione deve corrispondere alla carta?",
      "<p>Il Paese dell'indirizzo di fatturazione determina l'imposta e deve coincidere con quello in cui è stata emessa la carta o aperto il conto. Se sono diversi, utilizzi un altro metodo di pagamento oppure corregga l'indirizzo.</p>",
    ],
    "region-not-billed": [
      "Perché la mia zona non può essere fatturata?",
      "<p>Livigno (23041) e Campione d'Italia (22061) appartengono all'Italia ma non al suo territorio IVA: per gli indirizzi di fatturazione in queste zone non possiamo calcolare correttamente l'imposta. Se ne dispone, utilizzi un indirizzo di fatturazione in un'altra località.</p>",
    ],
    "auto-renewal-charge": [
      "Quando viene addebitato il rinnovo automatico, e quanto costa?",
      "<p>Il giorno in cui termina il periodo in corso. Le scriviamo circa due mesi, circa cinque settimane e una settimana prima, indicando ogni volta la data, l'importo esatto IVA inclusa, la carta e l'ultimo giorno utile per disdire. Se non La avvisassimo almeno 30 giorni prima, potrebbe recedere in qualsiasi momento senza costi fino alla scadenza successiva.</p>",
    ],
    "auto-renewal-off": [
      "Come disattivo il rinnovo automatico?",
      "<p>Nel Suo account apra i servizi, scelga di gestire il servizio e disattivi il rinnovo automatico. L'effetto è immediato. Il servizio resta attivo fino alla fine del periodo pagato. Nello stesso punto può riattivare il rinnovo automatico.</p>",
    ],
    "card-changed": [
      "La mia carta è scaduta o è stata sostituita. Che cosa devo fare?",
      "<p>Nel Suo account apra i dati di pagamento e modifichi il metodo di pagamento. La nuova carta verrà usata dal prossimo rinnovo. Finché un abbonamento con rinnovo automatico dipende da un metodo di pagamento, questo si può modificare ma non eliminare.</p>",
    ],
    invoice: [
      "Dove trovo la fattura, e vi è indicata l'IVA?",
      "<p>Apra l'ordine nel Suo account e scelga la fattura. Il PDF riporta imponibile, IVA al 22% e totale ed è di solito disponibile entro un giorno. Tutti i prezzi del negozio sono IVA inclusa.</p>",
    ],
    "bank-confirmation": [
      "Perché ho dovuto confermare il pagamento con la mia banca?",
      "<p>L'autenticazione forte del cliente è obbligatoria nell'Unione europea: la banca verifica, di solito nella propria app o con un codice, che sia davvero Lei a pagare. Non vediamo mai la Sua password. Se la verifica non riesce o dura troppo, non viene addebitato nulla e il carrello resta salvato.</p>",
    ],
    withdrawal: [
      "Come recedo entro 14 giorni?",
      "<p>Può recedere entro 14 giorni dall'ordine senza indicarne il motivo. In fondo a ogni pagina scelga <strong>Recedi dal contratto qui</strong>, inserisca nome, numero d'ordine e indirizzo e-mail e prema <strong>Conferma recesso</strong>. Riceve subito una conferma con data e ora e il rimborso integrale, anche se il servizio è già attivo.</p>",
    ],
    "refund-time": [
      "Quanto tempo richiede un rimborso?",
      "<p>Rimborsiamo sul metodo di pagamento utilizzato, entro 14 giorni dal recesso. L'importo dovrebbe comparire sul conto entro 5-10 giorni lavorativi; alcune banche impiegano un po' di più a mostrarlo.</p>",
    ],
    "cancel-without-account": [
      "Come annullo senza un account?",
      "<p>In fondo a ogni pagina scelga <strong>Recedi dal contratto qui</strong>: non servono né account né password. Può anche aprire l'ordine con il numero d'ordine e l'indirizzo e-mail e richiedere lì il rimborso.</p>",
    ],
    "refund-status": [
      "Dove vedo lo stato del mio rimborso?",
      "<p>Apra l'ordine: nel Suo account oppure, senza account, con il numero d'ordine e l'indirizzo e-mail. La cronologia indica se il rimborso è stato richiesto o già emesso, e vi può scaricare la nota di credito appena è pronta.</p>",
    ],
    "remaining-time": [
      "Che cosa succede al tempo residuo se vendo l'auto?",
      "<p>Il tempo pagato resta legato al veicolo e passa al nuovo proprietario; molti venditori lo indicano nell'annuncio. Non si può trasferire a un altro veicolo. Entro 14 giorni dall'ordine può invece chiedere il rimborso.</p>",
    ],
    "phone-hours": [
      "Come e quando posso telefonarvi?",
      '<p>Al numero <a href="tel:+390200000000">+39 02 0000 0000</a>, dal lunedì al venerdì dalle 8:00 alle 18:00, esclusi i festivi. Il numero è inventato per la dimostrazione; non risponderà nessuno.</p>',
    ],
    complaints: [
      "Come presento un reclamo, e chi può aiutare se non troviamo un accordo?",
      '<p>Ci scriva prima di tutto. Se non troviamo un accordo, può rivolgersi a un organismo di risoluzione alternativa delle controversie (ADR) iscritto nell\'elenco del Ministero delle Imprese e del Made in Italy, per esempio la Camera Arbitrale di Milano (<a href="https://www.camera-arbitrale.it">camera-arbitrale.it</a>). Resta sempre possibile rivolgersi al giudice.</p>',
    ],
    "data-privacy": [
      "Quali dati usano i servizi connessi?",
      "<p>Solo quelli necessari al servizio: la navigazione usa la posizione durante la guida, Secure Tracker la posizione dopo una denuncia di furto, Remote lo stato di portiere, finestrini e batteria. Può interrompere la condivisione nel veicolo in qualsiasi momento. Il GDPR Le dà tra l'altro il diritto di accesso, rettifica e cancellazione e di reclamo al Garante per la protezione dei dati personali; il regolamento europeo sui dati Le dà accesso ai dati generati dal Suo veicolo. La pagina di ogni servizio indica i dati che utilizza.</p>",
    ],
    accessibility: [
      "Quanto è accessibile questo negozio?",
      "<p>Seguiamo la direttiva europea sull'accessibilità e le linee guida WCAG 2.2, livello AA: tutto si usa con la tastiera, con un lettore di schermo e con testo ingrandito. Se qualcosa La ostacola, ce lo dica per telefono o per e-mail; può anche ordinare in questo modo.</p>",
    ],
  },
  renewals: {
    title: "Domande sul rinnovo",
    body: "<p>Ciò che i proprietari chiedono più spesso prima di rinnovare.</p>",
  },
  countries: {
    title: "Paesi inclusi",
    body: "<p>In questi Paesi la navigazione connessa funziona con dati in tempo reale. Le mappe salvate nel veicolo funzionano ovunque siano installate.</p>",
  },
  needAnyHelp: {
    title: "Serve aiuto?",
    body: "<p>Le nostre domande e risposte riguardano rinnovo, pagamento e rimborsi. Se la Sua non è presente, saremo lieti di aiutarLa di persona.</p>",
  },
  needHelp: {
    title: "Serve aiuto per un ordine?",
    body: "<p>Quando ci contatta, tenga a portata di mano il numero d'ordine e gli ultimi quattro caratteri del VIN.</p>",
  },
  splash: {
    landRover: {
      title: "Connessi, anche dove finisce la strada",
      body: "<p>Una navigazione che conosce il traffico davanti a Lei, un veicolo che ritrova sempre e un abitacolo già caldo al Suo arrivo. Scopra che cosa è attivo nel Suo veicolo e lo rinnovi in pochi minuti.</p>",
      action: "Trova il veicolo",
    },
    jaguar: {
      title: "Ogni viaggio, meglio informati",
      body: "<p>Traffico in tempo reale, soste di ricarica già pianificate e il veicolo sempre sott'occhio. Scopra che cosa è attivo nel Suo veicolo e lo rinnovi in pochi minuti.</p>",
      action: "Trova il veicolo",
    },
  },
  vehicle: (model) => `Disegno di profilo: ${model}`,
  terms: {
    title: "Condizioni generali",
    body: `<p>Questo negozio è una dimostrazione. Società, prezzi e recapiti sono inventati.</p>
<h2>1. Chi siamo</h2><p>Le presenti condizioni si applicano ai contratti tra Lei e Connected Services Demonstration S.r.l. relativi ai servizi connessi di un veicolo.</p>
<h2>2. Il contratto</h2><p>La presentazione dei servizi è un invito a ordinare. Con il pulsante «Ordine con obbligo di pagare» effettua un ordine vincolante; il contratto è concluso quando lo confermiamo per e-mail. La conferma contiene le presenti condizioni.</p>
<h2>3. Il servizio</h2><p>Un servizio è fornito per il veicolo di cui indica il VIN e per la durata scelta. Richiede copertura mobile, un modem funzionante e software aggiornato nel veicolo. La pagina di ogni servizio indica che cosa offre e dove funziona.</p>
<h2>4. Prezzo e pagamento</h2><p>I prezzi sono in euro, IVA inclusa. Il pagamento è dovuto al momento dell'ordine.</p>
<h2>5. Durata e rinnovo</h2><p>Un abbonamento termina alla scadenza. Si rinnova solo se ha accettato il rinnovo automatico, per la stessa durata. La avvisiamo per iscritto almeno 30 giorni prima (art. 65-bis del Codice del consumo); in mancanza può recedere in qualsiasi momento senza costi fino alla scadenza successiva.</p>
<h2>6. Quattordici giorni per ripensarci</h2><p>Può recedere entro quattordici giorni dalla conclusione del contratto senza indicarne il motivo (artt. 52 e 54-bis del Codice del consumo). Bastano la funzione «Recedi dal contratto qui», una lettera o un'e-mail. Rimborsiamo l'intero importo entro quattordici giorni con lo stesso mezzo di pagamento, senza trattenere nulla per il tempo già utilizzato.</p>
<h2>7. Se qualcosa non funziona</h2><p>Ce lo comunichi. Le spettano i diritti previsti dalla legge quando un servizio digitale non è conforme. Rispondiamo senza limiti per dolo, colpa grave e danni alla vita o alla salute.</p>
<h2>8. Dati</h2><p>Trattiamo il VIN, i Suoi recapiti e i dati necessari al servizio. L'informativa sulla privacy indica quali, per quanto tempo e a chi sono comunicati.</p>
<h2>9. Legge e controversie</h2><p>Si applica la legge italiana; restano salve le norme inderogabili del Paese in cui vive. È competente il giudice del luogo in cui risiede. Può rivolgersi a un organismo ADR.</p>`,
  },
};
