import type { WrittenLocale } from "../locales.ts";
import type { marketTimeZones } from "./market-time.ts";
import { traders } from "./trader.ts";

/** A line of the company's data. With a language it is shown in that language only. */
export type CompanyFact = {
  label: string;
  value: string;
  language?: "en" | "fr" | "nl";
  /** An invoice must have it. */
  isTaxNumber?: true;
};

/** The trader of a market. Names, places and numbers are invented examples. */
export const COMPANIES: Readonly<Record<keyof typeof marketTimeZones, readonly CompanyFact[]>> = {
  GB: [
    { label: "Company", value: traders["en-GB"].name },
    { label: "Registered office", value: traders["en-GB"].address },
    { label: "Registered in England and Wales, company number", value: "00000000" },
    { label: "VAT number", value: "GB 000 0000 00", isTaxNumber: true },
    { label: "Director", value: "Alex Example" },
  ],
  DE: [
    { label: "Diensteanbieter (§ 5 DDG)", value: traders["de-DE"].name },
    { label: "Anschrift", value: traders["de-DE"].address },
    { label: "Vertreten durch", value: "Alex Beispiel, Geschäftsführung" },
    { label: "Handelsregister", value: "Amtsgericht Musterstadt, HRB 000000" },
    { label: "USt-IdNr. (§ 27a UStG)", value: "DE000000000", isTaxNumber: true },
    { label: "Verantwortlich für den Inhalt (§ 18 Abs. 2 MStV)", value: "Alex Beispiel, Anschrift wie oben" },
  ],
  FR: [
    { label: "Éditeur", value: `${traders["fr-FR"].name}, capital social de 1 000 €` },
    { label: "Siège social", value: traders["fr-FR"].address },
    { label: "RCS", value: "Exempleville 000 000 000" },
    { label: "Numéro de TVA intracommunautaire", value: "FR00000000000", isTaxNumber: true },
    { label: "Directeur de la publication", value: "Alex Exemple" },
    { label: "Hébergeur", value: "Hébergement Démonstration SAS, 2 rue de l’Exemple, 00000 Exempleville" },
  ],
  IT: [
    { label: "Impresa", value: traders["it-IT"].name },
    { label: "Sede legale", value: traders["it-IT"].address },
    { label: "Partita IVA e codice fiscale", value: "00000000000", isTaxNumber: true },
    { label: "Registro delle imprese e REA", value: "Esempio, REA EX-000000" },
    { label: "Capitale sociale", value: "5000 € interamente versato" },
    { label: "PEC", value: "demo@pec.example" },
  ],
  ES: [
    { label: "Titular (artículo 10 LSSI)", value: traders["es-ES"].name },
    { label: "Domicilio social", value: traders["es-ES"].address },
    { label: "NIF", value: "B00000000", isTaxNumber: true },
    { label: "Registro Mercantil", value: "Ejemplo, tomo 0, folio 0, hoja 0" },
  ],
  PT: [
    { label: "Empresa", value: traders["pt-PT"].name },
    { label: "Sede", value: traders["pt-PT"].address },
    { label: "NIPC e matrícula na Conservatória do Registo Comercial", value: "000000000", isTaxNumber: true },
    { label: "Capital social", value: "5000 €" },
  ],
  NL: [
    { label: "Onderneming", value: traders["nl-NL"].name },
    { label: "Vestigingsadres", value: traders["nl-NL"].address },
    { label: "KvK-nummer", value: "00000000" },
    { label: "Btw-identificatienummer", value: "NL000000000B00", isTaxNumber: true },
  ],
  BE: [
    { label: "Entreprise", value: traders["fr-BE"].name, language: "fr" },
    { label: "Siège", value: traders["fr-BE"].address, language: "fr" },
    { label: "Numéro d’entreprise (BCE) et de TVA", value: "BE 0000.000.000", language: "fr", isTaxNumber: true },
    { label: "RPM", value: "Exempleville", language: "fr" },
    { label: "Onderneming", value: traders["nl-BE"].name, language: "nl" },
    { label: "Zetel", value: traders["nl-BE"].address, language: "nl" },
    { label: "Ondernemingsnummer (KBO) en btw-nummer", value: "BE 0000.000.000", language: "nl", isTaxNumber: true },
    { label: "RPR", value: "Voorbeeldstad", language: "nl" },
  ],
  AT: [
    { label: "Diensteanbieter (§ 5 ECG)", value: traders["de-AT"].name },
    { label: "Anschrift", value: traders["de-AT"].address },
    { label: "Firmenbuch", value: "FN 000000 a, Handelsgericht Musterort" },
    { label: "UID-Nummer", value: "ATU00000000", isTaxNumber: true },
    { label: "Unternehmensgegenstand", value: "Verkauf vernetzter Dienste für Fahrzeuge" },
    { label: "Medieninhaber und Blattlinie (§ 25 MedienG)", value: "wie oben; Informationen über die eigenen Dienste" },
  ],
  CZ: [
    { label: "Společnost", value: traders["cs-CZ"].name },
    { label: "Sídlo", value: traders["cs-CZ"].address },
    { label: "IČO", value: "00000000" },
    { label: "DIČ", value: "CZ00000000", isTaxNumber: true },
    { label: "Obchodní rejstřík", value: "Krajský soud v Příkladově, oddíl C, vložka 0" },
  ],
  US: [
    { label: "Company", value: traders["en-US"].name },
    { label: "Address", value: traders["en-US"].address },
    { label: "State of incorporation", value: "an example state" },
  ],
  CA: [
    { label: "Company", value: traders["en-CA"].name, language: "en" },
    { label: "Address", value: traders["en-CA"].address, language: "en" },
    { label: "GST/HST number", value: "00000 0000 RT0000", language: "en", isTaxNumber: true },
    { label: "Entreprise", value: traders["fr-CA"].name, language: "fr" },
    { label: "Adresse", value: traders["fr-CA"].address, language: "fr" },
    { label: "Numéro d’entreprise du Québec (NEQ)", value: "0000000000", language: "fr" },
    {
      label: "Numéro de TPS et de TVQ",
      value: "00000 0000 RT0000, 0000000000 TQ0000",
      language: "fr",
      isTaxNumber: true,
    },
  ],
};

/** The trader as an invoice names it: name, address, and the number for taxes where the market has one. */
export function sellerLines(localeId: WrittenLocale): string[] {
  const { name, address } = traders[localeId];
  const isShown = ({ language, isTaxNumber }: CompanyFact) =>
    isTaxNumber === true && (language === undefined || localeId.startsWith(language));
  const numbers = COMPANIES[localeId.slice(-2) as keyof typeof COMPANIES].filter(isShown);
  return [name, address, ...numbers.map(({ label, value }) => `${label}: ${value}`)];
}
