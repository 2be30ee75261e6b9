import type { AttachmentTexts } from "./text-list.ts";

export const dutch: AttachmentTexts = {
  summary: "Overzicht van de overeenkomst",
  summaryFile: "overzicht-overeenkomst",
  orderNumber: "Bestelnummer",
  orderedAt: "Besteld op",
  customer: "Klant",
  vehicle: "Voertuig",
  vin: "VIN",
  service: "Dienst",
  plan: "Abonnement",
  autoRenewal: "Automatische verlenging",
  on: "Aan",
  off: "Uit",
  amount: "Prijs",
  total: "Totaal inclusief {tax}",
  tax: "Waarvan {tax}",
  payment: "Betaalmethode",
  trader: "Uw contractpartij",
  renewal: "Looptijd en verlenging",
  renewalOn:
    "Als automatische verlenging aanstaat, verlengen wij het abonnement wanneer het afloopt en belasten wij de bovenstaande betaalmethode. De datum en het exacte bedrag laten wij u vooraf weten. U kunt de automatische verlenging op elk moment stopzetten: in uw account, via de link in onze berichten of op onze opzegpagina.",
  renewalOff:
    "Als automatische verlenging uitstaat, eindigt de dienst vanzelf met de looptijd. U hoeft niet op te zeggen.",
  withdrawal: "Herroepingsrecht",
  withdrawalText:
    "U kunt deze overeenkomst binnen 14 dagen zonder opgave van redenen herroepen, tot en met {until}. Een duidelijke verklaring is voldoende, bijvoorbeeld met het formulier op de laatste pagina, of online zonder in te loggen: {address}. Wij betalen dan binnen 14 dagen alles terug wat u ervoor hebt betaald, met de betaalmethode die u hebt gebruikt.",
  terms: "Algemene voorwaarden",
  termsFile: "algemene-voorwaarden",
  termsText:
    "De algemene voorwaarden in de versie van {version} zijn van toepassing. Ze zijn als afzonderlijk bestand bijgevoegd.",
  termsVersion: "Versie van {version}",
  invoiceFile: "factuur",
  form: {
    title: "Modelformulier voor herroeping",
    hint: "(dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen)",
    to: "Aan",
    statement:
      "Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst (*) herroep/herroepen (*)",
    orderedOn: "Besteld op (*)/Ontvangen op (*)",
    name: "Naam/Namen consument(en)",
    address: "Adres consument(en)",
    signature: "Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend)",
    date: "Datum",
    deleteAsAppropriate: "(*) Doorhalen wat niet van toepassing is.",
  },
  page: "Pagina {page} van {pages}",
};
