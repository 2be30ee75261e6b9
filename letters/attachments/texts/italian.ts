import type { AttachmentTexts } from "./text-list.ts";

export const italian: AttachmentTexts = {
  summary: "Riepilogo del contratto",
  summaryFile: "riepilogo-del-contratto",
  orderNumber: "Numero d’ordine",
  orderedAt: "Ordinato il",
  customer: "Cliente",
  vehicle: "Veicolo",
  vin: "VIN",
  service: "Servizio",
  plan: "Piano",
  autoRenewal: "Rinnovo automatico",
  on: "Attivo",
  off: "Disattivato",
  amount: "Prezzo",
  total: "Totale {tax} inclusa",
  tax: "di cui {tax}",
  payment: "Metodo di pagamento",
  trader: "La Sua controparte contrattuale",
  renewal: "Durata e rinnovo",
  renewalOn:
    "Se il rinnovo automatico è attivo, rinnoviamo il piano alla scadenza e addebitiamo il metodo di pagamento indicato sopra. Le comunichiamo prima la data e l’importo esatto. Può interrompere il rinnovo automatico in qualsiasi momento: nel Suo account, con il link nei nostri messaggi o nella nostra pagina di disdetta.",
  renewalOff:
    "Se il rinnovo automatico non è attivo, il servizio termina da sé alla scadenza. Non è necessario disdirlo.",
  withdrawal: "Diritto di recesso",
  withdrawalText:
    "Può recedere da questo contratto entro 14 giorni senza indicarne le ragioni, fino al {until} compreso. È sufficiente una dichiarazione chiara, ad esempio con il modulo dell’ultima pagina, oppure online senza accedere: {address}. In tal caso Le rimborsiamo entro 14 giorni tutto quanto ha pagato, con il metodo di pagamento utilizzato.",
  terms: "Condizioni generali",
  termsFile: "condizioni-generali",
  termsText: "Si applicano le condizioni generali nella versione del {version}, allegate come file separato.",
  termsVersion: "Versione del {version}",
  invoiceFile: "fattura",
  form: {
    title: "Modulo di recesso tipo",
    hint: "(compilare e restituire il presente modulo solo se si desidera recedere dal contratto)",
    to: "Destinatario",
    statement:
      "Con la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni/servizi (*)",
    orderedOn: "Ordinato il (*)/ricevuto il (*)",
    name: "Nome del/dei consumatore(i)",
    address: "Indirizzo del/dei consumatore(i)",
    signature: "Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea)",
    date: "Data",
    deleteAsAppropriate: "(*) Cancellare la dicitura inutile.",
  },
  page: "Pagina {page} di {pages}",
};
