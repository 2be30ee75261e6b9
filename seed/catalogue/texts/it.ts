import type { LanguageTexts } from "../language-texts.ts";

export const it: LanguageTexts = {
  services: {
    CONNAV: {
      name: "Navigazione connessa",
      short: "Mappe, traffico e destinazioni restano aggiornati tramite la rete mobile.",
      more: "I limiti di velocità e le strade chiuse sono sempre i più recenti.",
      benefits: [
        ["Traffico in tempo reale", "Ritardi e chiusure raggiungono il Suo veicolo entro un minuto."],
        ["Aggiornamento automatico delle mappe", "Nuove strade e nuovi limiti arrivano tramite la rete mobile."],
        ["I Suoi luoghi su ogni dispositivo", "Invii una destinazione dal telefono prima di partire."],
      ],
    },
    "CONNAV-PRO": {
      name: "Navigazione connessa Pro",
      short: "Tutta la Navigazione connessa, con immagini satellitari, città in 3D e parcheggi lungo il percorso.",
      more: "Il percorso si adatta prima che Lei noti il ritardo.",
      benefits: [
        ["Viste satellitari e 3D", "Veda un incrocio com’è davvero prima di arrivarci."],
        ["Parcheggi e carburante", "Posti liberi e prezzi intorno alla destinazione."],
        ["Percorsi predittivi", "Impara i tragitti abituali e avvisa prima della partenza."],
      ],
    },
    LIVE: {
      name: "Traffico e informazioni in tempo reale",
      short: "Traffico, meteo e prezzi del carburante in tempo reale sullo schermo principale.",
      more: "Vede che cosa L’attende quando c’è ancora il tempo di cambiare strada.",
      benefits: [
        ["Il traffico davanti a Lei", "Code e cantieri sul percorso, sempre aggiornati."],
        ["Il meteo lungo il tragitto", "Pioggia, ghiaccio e vento dove Lei sarà."],
        ["Prezzi del carburante", "I distributori più vicini, ordinati per prezzo."],
      ],
    },
    REMOTE: {
      name: "Remote",
      short: "Raggiunga il Suo veicolo dal telefono.",
      more: "Controlli carburante o carica, chiuda le porte e regoli la temperatura, ovunque Lei sia.",
      benefits: [
        ["Chiusura a distanza", "Verifichi da ogni luogo che tutte le porte siano chiuse."],
        ["Clima prima di partire", "Salga in un abitacolo già caldo, o già fresco."],
        ["Diario di viaggio", "Distanza, durata e consumo di ogni viaggio, pronti da esportare."],
      ],
    },
    SECURE: {
      name: "Secure Tracker",
      short: "In caso di furto una centrale localizza il Suo veicolo e aiuta le forze dell’ordine a recuperarlo.",
      more: "Il localizzatore è già installato, non serve alcun altro dispositivo.",
      benefits: [
        ["Sorvegliato giorno e notte", "Una centrale operativa attiva a ogni ora."],
        ["Insieme alle forze dell’ordine", "La posizione arriva direttamente a chi può intervenire."],
        ["Allarme sul telefono", "Viene avvisato subito se il veicolo è mosso senza la chiave."],
      ],
    },
    "SECURE-PRO": {
      name: "Secure Tracker Pro",
      short: "Secure Tracker con riconoscimento automatico del conducente.",
      more: "Il veicolo si accorge subito se è mosso senza il proprietario, anche con la chiave giusta.",
      benefits: [
        ["Riconoscimento del conducente", "Una piccola scheda in tasca dice al veicolo che è Lei."],
        [
          "Allarme traino e inclinazione",
          "Il sollevamento o il traino fa scattare l’allarme prima che le ruote girino.",
        ],
        ["Assistenza al recupero", "Un solo referente, dalla prima chiamata al ritorno del veicolo."],
      ],
    },
    ONLINE: {
      name: "Pacchetto online con dati",
      short: "Musica, podcast, calendario e aggiornamenti, con i dati inclusi.",
      more: "Non servono né telefono né hotspot.",
      benefits: [
        ["Dati inclusi", "Un solo piano per il veicolo, senza una seconda bolletta."],
        ["I Suoi contenuti a bordo", "Ascolti musica e podcast dagli account che già possiede."],
        ["Calendario e contatti", "Il prossimo appuntamento diventa una destinazione con un tocco."],
      ],
    },
    WIFI: {
      name: "Hotspot Wi-Fi",
      short: "Un hotspot per un massimo di otto dispositivi.",
      more: "Tutti a bordo sono in rete, in autostrada come in campeggio.",
      benefits: [
        ["Fino a otto dispositivi", "Telefoni, tablet e computer allo stesso tempo."],
        ["Un segnale più forte", "L’antenna sul tetto arriva più lontano di ogni telefono."],
        ["Nessun secondo contratto", "I dati fanno parte del piano."],
      ],
    },
    EVPLAN: {
      name: "Pianificatore di viaggio e ricarica",
      short: "Pianifica le soste di ricarica lungo il percorso e mostra quali colonnine sono libere.",
      more: "La previsione dell’autonomia considera salite, meteo e stile di guida.",
      benefits: [
        ["Soste di ricarica pianificate", "Il viaggio più rapido, tempi di ricarica inclusi."],
        ["Colonnine libere in vista", "Disponibilità e potenza prima di uscire dalla strada."],
        ["Un’autonomia affidabile", "Calcolata sulla strada che verrà, non su quella di ieri."],
      ],
    },
    ADAS: {
      name: "Pacchetto di assistenza alla guida",
      short: "Mantiene attive le funzioni di assistenza del Suo veicolo.",
      more: "Cruise control adattivo, mantenimento della corsia e riconoscimento dei segnali proseguono come prima.",
      benefits: [
        ["Cruise control adattivo", "Mantiene la distanza scelta fino all’arresto."],
        ["Mantenimento della corsia", "Corregge con dolcezza quando la corsia viene lasciata senza volerlo."],
        ["Riconoscimento dei segnali", "Mostra il limite in vigore e quello successivo."],
      ],
    },
    GUARD: {
      name: "Guardian Alerts",
      short: "La avvisa quando accade qualcosa al veicolo parcheggiato.",
      more: "Lei stabilisce orari e luoghi, il messaggio arriva subito sul telefono.",
      benefits: [
        ["I Suoi orari, i Suoi luoghi", "Un avviso se il veicolo si muove al di fuori di essi."],
        ["Avviso di velocità", "Sappia quando viene superato un limite che ha impostato."],
        ["Un messaggio immediato", "Sul telefono, ovunque Lei sia."],
      ],
    },
    BUNDLE: {
      name: "Connected Complete",
      short: "Navigazione connessa Pro, Remote e Secure Tracker in un solo piano.",
      more: "Un prezzo e una data, a meno dei tre servizi acquistati separatamente.",
      benefits: [
        ["Tre servizi, un piano", "Tutto inizia e finisce insieme."],
        ["Una sola data da ricordare", "Un rinnovo invece di tre."],
        ["Più conveniente", "Costa meno dei tre servizi presi singolarmente."],
      ],
    },
  },
  categories: {
    root: ["Servizi", "Servizi connessi per il Suo veicolo."],
    navigation: ["Navigazione", "Trovare la strada e sapere che cosa accade lungo il percorso."],
    security: ["Sicurezza", "Il Suo veicolo al sicuro."],
    comfort: ["Comfort e connettività", "Il Suo veicolo, ovunque Lei sia."],
    bundles: ["Pacchetti", "Più servizi in un solo piano."],
  },
  oneTime: "una tantum",
  delivery: {
    name: "Tramite la rete mobile",
    description: "I servizi vengono attivati nel veicolo; nulla viene spedito per posta.",
    arrival: "Di solito entro pochi minuti",
  },
  promotions: {
    welcome: {
      name: "Benvenuto: sconto del 10%",
      callout: "10% di sconto sull’ordine",
      details: "Valido una volta per cliente su tutti i servizi.",
    },
    navigation: {
      name: "Navigazione: sconto del 20%",
      callout: "20% di sconto sulla navigazione",
      details: "Valido per Navigazione connessa e Navigazione connessa Pro.",
    },
    thanks: {
      name: "Con i nostri ringraziamenti",
      callout: "Un importo fisso di sconto sull’ordine",
      details: "Valido fino a esaurimento dei buoni.",
    },
  },
  assets: {
    renewalQuestions: ["Domande sul rinnovo", "Le risposte più cercate."],
    countries: ["Paesi inclusi", "La Navigazione connessa funziona in questi paesi."],
    anyHelp: [
      "Serve aiuto?",
      "Le nostre domande e risposte coprono la maggior parte degli argomenti. Per tutto il resto La invitiamo a contattarci.",
    ],
    help: [
      "Siamo a Sua disposizione",
      "Se qualcosa nell’ordine non va, La invitiamo a contattarci tenendo a portata di mano il numero d’ordine.",
    ],
    splash: ["Benvenuto", "Inserisca il numero di telaio per vedere quali servizi può rinnovare."],
    vehicleImage: "Veicolo",
  },
};
