import type { DocumentLocale } from "../../contracts/documents/documents.ts";

/** The fixed texts of a document; braces mark placeholders. */
export type Labels = {
  invoice: string;
  creditNote: string;
  documentNumber: string;
  toInvoice: string;
  orderNumber: string;
  issuedOn: string;
  orderedOn: string;
  billedTo: string;
  vehicle: string;
  vin: string;
  service: string;
  plan: string;
  month: { one: string; few?: string; many?: string; other: string };
  year: { one: string; few?: string; many?: string; other: string };
  oneTime: string;
  amount: string;
  net: string;
  /** The tax and its rate. */
  tax: string;
  total: string;
  refunded: string;
  paidBy: string;
  /** A card whose brand is not known. */
  card: string;
  page: string;
};

const english: Labels = {
  invoice: "Invoice",
  creditNote: "Credit note",
  documentNumber: "Document number",
  toInvoice: "For invoice",
  orderNumber: "Order number",
  issuedOn: "Date of issue",
  orderedOn: "Order date",
  billedTo: "Billing address",
  vehicle: "Vehicle",
  vin: "VIN",
  service: "Service",
  plan: "Plan",
  month: { one: "{count} month", other: "{count} months" },
  year: { one: "{count} year", other: "{count} years" },
  oneTime: "One-time fee",
  amount: "Amount",
  net: "Subtotal excl. VAT",
  tax: "VAT ({rate})",
  total: "Total incl. VAT",
  refunded: "Total refunded",
  paidBy: "Payment method",
  card: "Card",
  page: "Page {page} of {pages}",
};

const american: Labels = { ...english, net: "Subtotal excl. tax", tax: "Sales tax ({rate})", total: "Total" };
const canadian: Labels = { ...american, tax: "GST/HST/PST ({rate})" };

const german: Labels = {
  invoice: "Rechnung",
  creditNote: "Gutschrift",
  documentNumber: "Belegnummer",
  toInvoice: "Zu Rechnung",
  orderNumber: "Bestellnummer",
  issuedOn: "Ausstellungsdatum",
  orderedOn: "Bestelldatum",
  billedTo: "Rechnungsadresse",
  vehicle: "Fahrzeug",
  vin: "FIN",
  service: "Dienst",
  plan: "Tarif",
  month: { one: "{count} Monat", other: "{count} Monate" },
  year: { one: "{count} Jahr", other: "{count} Jahre" },
  oneTime: "Einmalzahlung",
  amount: "Betrag",
  net: "Zwischensumme ohne MwSt.",
  tax: "MwSt. ({rate})",
  total: "Gesamtbetrag inkl. MwSt.",
  refunded: "Erstatteter Gesamtbetrag",
  paidBy: "Zahlungsart",
  card: "Karte",
  page: "Seite {page} von {pages}",
};
const austrian: Labels = {
  ...german,
  net: "Zwischensumme ohne USt.",
  tax: "USt. ({rate})",
  total: "Gesamtbetrag inkl. USt.",
};

const french: Labels = {
  invoice: "Facture",
  creditNote: "Avoir",
  documentNumber: "Numéro du document",
  toInvoice: "Concerne la facture",
  orderNumber: "Numéro de commande",
  issuedOn: "Date d’émission",
  orderedOn: "Date de commande",
  billedTo: "Adresse de facturation",
  vehicle: "Véhicule",
  vin: "VIN",
  service: "Service",
  plan: "Formule",
  month: { one: "{count} mois", other: "{count} mois" },
  year: { one: "{count} an", other: "{count} ans" },
  oneTime: "Paiement unique",
  amount: "Montant",
  net: "Sous-total HT",
  tax: "TVA ({rate})",
  total: "Total TTC",
  refunded: "Total remboursé",
  paidBy: "Moyen de paiement",
  card: "Carte",
  page: "Page {page} sur {pages}",
};
const belgianFrench: Labels = {
  ...french,
  creditNote: "Note de crédit",
  net: "Sous-total hors TVA",
  total: "Total TVA comprise",
};
const canadianFrench: Labels = {
  ...french,
  creditNote: "Note de crédit",
  vin: "NIV",
  paidBy: "Mode de paiement",
  net: "Sous-total avant taxes",
  tax: "TPS/TVQ/TVH ({rate})",
  total: "Total taxes comprises",
};

const italian: Labels = {
  invoice: "Fattura",
  creditNote: "Nota di credito",
  documentNumber: "Numero del documento",
  toInvoice: "Riferita alla fattura",
  orderNumber: "Numero d’ordine",
  issuedOn: "Data di emissione",
  orderedOn: "Data dell’ordine",
  billedTo: "Indirizzo di fatturazione",
  vehicle: "Veicolo",
  vin: "VIN",
  service: "Servizio",
  plan: "Piano",
  month: { one: "{count} mese", other: "{count} mesi" },
  year: { one: "{count} anno", other: "{count} anni" },
  oneTime: "Pagamento unico",
  amount: "Importo",
  net: "Subtotale IVA esclusa",
  tax: "IVA ({rate})",
  total: "Totale IVA inclusa",
  refunded: "Totale rimborsato",
  paidBy: "Metodo di pagamento",
  card: "Carta",
  page: "Pagina {page} di {pages}",
};

const spanish: Labels = {
  invoice: "Factura",
  creditNote: "Nota de abono",
  documentNumber: "Número de documento",
  toInvoice: "Relativa a la factura",
  orderNumber: "Número de pedido",
  issuedOn: "Fecha de emisión",
  orderedOn: "Fecha del pedido",
  billedTo: "Dirección de facturación",
  vehicle: "Vehículo",
  vin: "VIN",
  service: "Servicio",
  plan: "Plan",
  month: { one: "{count} mes", other: "{count} meses" },
  year: { one: "{count} año", other: "{count} años" },
  oneTime: "Pago único",
  amount: "Importe",
  net: "Subtotal sin IVA",
  tax: "IVA ({rate})",
  total: "Total con IVA",
  refunded: "Total reembolsado",
  paidBy: "Método de pago",
  card: "Tarjeta",
  page: "Página {page} de {pages}",
};

const portuguese: Labels = {
  invoice: "Fatura",
  creditNote: "Nota de crédito",
  documentNumber: "Número do documento",
  toInvoice: "Relativa à fatura",
  orderNumber: "Número da encomenda",
  issuedOn: "Data de emissão",
  orderedOn: "Data da encomenda",
  billedTo: "Morada de faturação",
  vehicle: "Veículo",
  vin: "VIN",
  service: "Serviço",
  plan: "Plano",
  month: { one: "{count} mês", other: "{count} meses" },
  year: { one: "{count} ano", other: "{count} anos" },
  oneTime: "Pagamento único",
  amount: "Valor",
  net: "Subtotal sem IVA",
  tax: "IVA ({rate})",
  total: "Total com IVA",
  refunded: "Total reembolsado",
  paidBy: "Método de pagamento",
  card: "Cartão",
  page: "Página {page} de {pages}",
};

const dutch: Labels = {
  invoice: "Factuur",
  creditNote: "Creditnota",
  documentNumber: "Documentnummer",
  toInvoice: "Bij factuur",
  orderNumber: "Bestelnummer",
  issuedOn: "Datum van uitgifte",
  orderedOn: "Besteldatum",
  billedTo: "Factuuradres",
  vehicle: "Voertuig",
  vin: "VIN",
  service: "Dienst",
  plan: "Abonnement",
  month: { one: "{count} maand", other: "{count} maanden" },
  year: { one: "{count} jaar", other: "{count} jaar" },
  oneTime: "Eenmalige betaling",
  amount: "Bedrag",
  net: "Subtotaal excl. btw",
  tax: "Btw ({rate})",
  total: "Totaal incl. btw",
  refunded: "Totaal terugbetaald",
  paidBy: "Betaalmethode",
  card: "Kaart",
  page: "Pagina {page} van {pages}",
};

const czech: Labels = {
  invoice: "Faktura",
  creditNote: "Dobropis",
  documentNumber: "Číslo dokladu",
  toInvoice: "K faktuře",
  orderNumber: "Číslo objednávky",
  issuedOn: "Datum vystavení",
  orderedOn: "Datum objednávky",
  billedTo: "Fakturační adresa",
  vehicle: "Vozidlo",
  vin: "VIN",
  service: "Služba",
  plan: "Předplatné",
  month: { one: "{count} měsíc", few: "{count} měsíce", many: "{count} měsíce", other: "{count} měsíců" },
  year: { one: "{count} rok", few: "{count} roky", many: "{count} roku", other: "{count} let" },
  oneTime: "Jednorázová platba",
  amount: "Částka",
  net: "Mezisoučet bez DPH",
  tax: "DPH ({rate})",
  total: "Celkem včetně DPH",
  refunded: "Celkem vráceno",
  paidBy: "Způsob platby",
  card: "Karta",
  page: "Strana {page} z {pages}",
};

export const labels: Record<DocumentLocale, Labels> = {
  "cs-CZ": czech,
  "de-AT": austrian,
  "de-DE": german,
  "en-CA": canadian,
  "en-GB": english,
  "en-US": american,
  "es-ES": spanish,
  "fr-BE": belgianFrench,
  "fr-CA": canadianFrench,
  "fr-FR": french,
  "it-IT": italian,
  "nl-BE": dutch,
  "nl-NL": dutch,
  "pt-PT": portuguese,
};
