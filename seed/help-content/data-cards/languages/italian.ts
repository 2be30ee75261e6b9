import type { DataCardTexts } from "../data-card-texts.ts";

export const italian: DataCardTexts = {
  title: (service) => `${service}: quali dati utilizza`,
  intro:
    "Prima dell'acquisto: quali dati questo servizio produce e riceve, dove sono conservati e che cosa può farne Lei.",
  overview: {
    title: "I dati di ogni servizio",
    text: "Ogni servizio ha una pagina sui suoi dati: quali, quanti, dove sono conservati e come accedervi.",
  },
  dataHeading: "Quali dati, quanti e con quale frequenza",
  kinds: {
    contract: "Numero di telaio e stato del Suo abbonamento",
    position: "Posizione, direzione e velocità del veicolo",
    destinations: "Destinazioni, luoghi salvati e percorsi",
    status: "Stato del veicolo: porte, finestrini, carburante o carica, chilometraggio, avvisi",
    commands: "Comandi inviati dal Suo telefono e relativo esito",
    trips: "Viaggi: ora, distanza e consumo",
    theft: "Allarmi e posizione del veicolo dopo un allarme",
    driverCard: "Presenza della tessera del conducente nel veicolo",
    media: "Uso di contenuti multimediali, calendario e contatti nel veicolo",
    dataUse: "Quantità di dati trasferiti e numero di dispositivi collegati",
    charging: "Livello di carica, soste di ricarica e consumo",
    assistance: "Funzioni di assistenza attive e relativi guasti",
    alerts: "Orari, luoghi e velocità da Lei impostati e i relativi avvisi",
  },
  frequencies: {
    driving: (volume) => `Ogni dieci secondi durante la guida, circa ${volume} al mese.`,
    change: (volume) => `A ogni variazione, circa ${volume} al mese.`,
    request: (volume) => `A ogni utilizzo, circa ${volume} al mese.`,
    alarm: (volume) =>
      `Solo dopo un allarme, ogni dieci secondi fino alla sua conclusione, circa ${volume} per allarme.`,
    hourly: (volume) => `Una volta all'ora durante l'uso del servizio, circa ${volume} al mese.`,
  },
  retentions: {
    days30: "Conservazione: 30 giorni.",
    months12: "Conservazione: 12 mesi.",
    untilDeleted: "Conservazione fino alla Sua cancellazione, al massimo 30 giorni dopo la fine del servizio.",
    contractEnd: "Conservazione per la durata del servizio e poi per il tempo richiesto dalla legge.",
  },
  storage: [
    "Dove sono conservati",
    "Nel veicolo e su server del titolare dei dati. I dati dei veicoli in Europa sono conservati nello Spazio economico europeo o nel Regno Unito, quelli dei veicoli in Nord America negli Stati Uniti o in Canada.",
  ],
  access: [
    "Come accedervi",
    "Nel veicolo, nell'app del Suo veicolo e, su richiesta, come file in un formato di uso comune, gratuitamente e nella qualità di cui dispone il titolare dei dati. Ci scriva dalla pagina dei contatti, oppure acceda e apra «I Suoi dati».",
  ],
  use: [
    "Per che cosa li usa il titolare dei dati",
    "Per fornire il servizio, mantenerlo sicuro e correggere i guasti. Per migliorare il servizio si usano solo dati aggregati che non indicano né persone né veicoli. I dati non vengono venduti.",
  ],
  thirdParties: [
    "Chi altro li riceve",
    "Imprese che gestiscono server e reti mobili per conto del titolare dei dati; dopo un furto la centrale operativa e, con il Suo consenso, la polizia. Nessun altro senza una Sua richiesta.",
  ],
  sharing: [
    "Condividerli e smettere di condividerli",
    "Può chiedere al titolare dei dati di fornirli a un'impresa di Sua scelta, ad esempio un'officina o un'assicurazione, e revocarlo in qualsiasi momento allo stesso modo. I dati che rivelano segreti commerciali sono trasmessi solo se il segreto resta protetto.",
  ],
  end: [
    "Per quanto tempo, e come porvi fine",
    "I dati sono prodotti finché il Suo piano è attivo. Può disattivare la connessione nel veicolo in qualsiasi momento; il servizio smette allora di funzionare. Quando il piano termina o Lei lo disdice, non si producono nuovi dati.",
  ],
  complaint: [
    "Se qualcosa non va",
    "Può presentare reclamo all'autorità competente nel Suo Paese per il regolamento sui dati (regolamento (UE) 2023/2854).",
  ],
  holder: [
    "Chi è il titolare dei dati",
    "Il titolare dei dati è l'impresa qui indicata. Può raggiungerla dalla pagina dei contatti.",
  ],
};
