import type { AttachmentTexts } from "./text-list.ts";

export const german: AttachmentTexts = {
  summary: "Vertragszusammenfassung",
  summaryFile: "vertragszusammenfassung",
  orderNumber: "Bestellnummer",
  orderedAt: "Bestellt am",
  customer: "Name",
  vehicle: "Fahrzeug",
  vin: "FIN",
  service: "Dienst",
  plan: "Tarif",
  autoRenewal: "Automatische Verlängerung",
  on: "An",
  off: "Aus",
  amount: "Preis",
  total: "Gesamtbetrag inkl. {tax}",
  tax: "Darin enthaltene {tax}",
  payment: "Zahlungsart",
  trader: "Ihr Vertragspartner",
  renewal: "Laufzeit und Verlängerung",
  renewalOn:
    "Ist die automatische Verlängerung eingeschaltet, verlängern wir den Vertrag bei Ablauf und belasten die oben genannte Zahlungsart. Datum und genauen Betrag nennen wir Ihnen vorher. Sie können die automatische Verlängerung jederzeit beenden: in Ihrem Konto, über den Link in unseren Nachrichten oder auf unserer Kündigungsseite.",
  renewalOff:
    "Ist die automatische Verlängerung ausgeschaltet, endet der Dienst von selbst mit seiner Laufzeit. Sie müssen nicht kündigen.",
  withdrawal: "Widerrufsrecht",
  withdrawalText:
    "Sie können diesen Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen, bis zum Ablauf des {until}. Eine eindeutige Erklärung genügt, zum Beispiel mit dem Formular auf der letzten Seite oder online ohne Anmeldung: {address}. Wir erstatten dann binnen 14 Tagen alles, was Sie dafür gezahlt haben, über die von Ihnen verwendete Zahlungsart.",
  terms: "Allgemeine Geschäftsbedingungen",
  termsFile: "allgemeine-geschaeftsbedingungen",
  termsText:
    "Es gelten die Allgemeinen Geschäftsbedingungen in der Fassung vom {version}. Sie liegen als eigene Datei bei.",
  termsVersion: "Fassung vom {version}",
  invoiceFile: "rechnung",
  form: {
    title: "Muster-Widerrufsformular",
    hint: "(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)",
    to: "An",
    statement:
      "Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)",
    orderedOn: "Bestellt am (*)/erhalten am (*)",
    name: "Name des/der Verbraucher(s)",
    address: "Anschrift des/der Verbraucher(s)",
    signature: "Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)",
    date: "Datum",
    deleteAsAppropriate: "(*) Unzutreffendes streichen.",
  },
  page: "Seite {page} von {pages}",
};
