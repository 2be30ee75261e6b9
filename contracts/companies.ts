import type { marketTimeZones } from "./market-time.ts";

/** A line of the company's data. With a language it is shown in that language only. */
export type CompanyFact = { label: string; value: string; language?: "en" | "fr" | "nl" };

/** The trader of a market. Names, places and numbers are invented examples. */
export const COMPANIES: Readonly<Record<keyof typeof marketTimeZones, readonly CompanyFact[]>> = {
  GB: [
    { label: "Company", value: "Connected Services Demonstration Ltd" },
    { label: "Registered office", value: "1 Example Street, Exampleton, ZZ99 9ZZ" },
    { label: "Registered in England and Wales, company number", value: "00000000" },
    { label: "VAT number", value: "GB 000 0000 00" },
    { label: "Director", value: "Alex Example" },
  ],
  DE: [
    { label: "Diensteanbieter (§ 5 DDG)", value: "Connected Services Demonstration GmbH" },
    { label: "Anschrift", value: "Beispielstraße 1, 00000 Musterstadt" },
    { label: "Vertreten durch", value: "Alex Beispiel, Geschäftsführung" },
    { label: "Handelsregister", value: "Amtsgericht Musterstadt, HRB 000000" },
    { label: "USt-IdNr. (§ 27a UStG)", value: "DE000000000" },
    { label: "Verantwortlich für den Inhalt (§ 18 Abs. 2 MStV)", value: "Alex Beispiel, Anschrift wie oben" },
  ],
  FR: [
    { label: "Éditeur", value: "Connected Services Demonstration SAS, capital social de 1 000 €" },
    { label: "Siège social", value: "1 rue de l’Exemple, 00000 Exempleville" },
    { label: "RCS", value: "Exempleville 000 000 000" },
    { label: "Numéro de TVA intracommunautaire", value: "FR00000000000" },
    { label: "Directeur de la publication", value: "Alex Exemple" },
    { label: "Hébergeur", value: "Hébergement Démonstration SAS, 2 rue de l’Exemple, 00000 Exempleville" },
  ],
  IT: [
    { label: "Impresa", value: "Connected Services Demonstration S.r.l." },
    { label: "Sede legale", value: "Via Esempio 1, 00000 Esempio" },
    { label: "Partita IVA e codice fiscale", value: "00000000000" },
    { label: "Registro delle imprese e REA", value: "Esempio, REA EX-000000" },
    { label: "Capitale sociale", value: "5000 € interamente versato" },
    { label: "PEC", value: "demo@pec.example" },
  ],
  ES: [
    { label: "Titular (artículo 10 LSSI)", value: "Connected Services Demonstration, S.L." },
    { label: "Domicilio social", value: "Calle Ejemplo 1, 00000 Ejemplo" },
    { label: "NIF", value: "B00000000" },
    { label: "Registro Mercantil", value: "Ejemplo, tomo 0, folio 0, hoja 0" },
  ],
  PT: [
    { label: "Empresa", value: "Connected Services Demonstration, Lda." },
    { label: "Sede", value: "Rua do Exemplo 1, 0000-000 Exemplo" },
    { label: "NIPC e matrícula na Conservatória do Registo Comercial", value: "000000000" },
    { label: "Capital social", value: "5000 €" },
  ],
  NL: [
    { label: "Onderneming", value: "Connected Services Demonstration B.V." },
    { label: "Vestigingsadres", value: "Voorbeeldstraat 1, 0000 AA Voorbeeldstad" },
    { label: "KvK-nummer", value: "00000000" },
    { label: "Btw-identificatienummer", value: "NL000000000B00" },
  ],
  BE: [
    { label: "Entreprise", value: "Connected Services Demonstration SRL", language: "fr" },
    { label: "Siège", value: "Rue de l’Exemple 1, 0000 Exempleville", language: "fr" },
    { label: "Numéro d’entreprise (BCE) et de TVA", value: "BE 0000.000.000", language: "fr" },
    { label: "RPM", value: "Exempleville", language: "fr" },
    { label: "Onderneming", value: "Connected Services Demonstration BV", language: "nl" },
    { label: "Zetel", value: "Voorbeeldstraat 1, 0000 Voorbeeldstad", language: "nl" },
    { label: "Ondernemingsnummer (KBO) en btw-nummer", value: "BE 0000.000.000", language: "nl" },
    { label: "RPR", value: "Voorbeeldstad", language: "nl" },
  ],
  AT: [
    { label: "Diensteanbieter (§ 5 ECG)", value: "Connected Services Demonstration GmbH" },
    { label: "Anschrift", value: "Beispielgasse 1, 0000 Musterort" },
    { label: "Firmenbuch", value: "FN 000000 a, Handelsgericht Musterort" },
    { label: "UID-Nummer", value: "ATU00000000" },
    { label: "Unternehmensgegenstand", value: "Verkauf vernetzter Dienste für Fahrzeuge" },
    { label: "Medieninhaber und Blattlinie (§ 25 MedienG)", value: "wie oben; Informationen über die eigenen Dienste" },
  ],
  CZ: [
    { label: "Společnost", value: "Connected Services Demonstration s.r.o." },
    { label: "Sídlo", value: "Příkladná 1, 000 00 Příkladov" },
    { label: "IČO", value: "00000000" },
    { label: "DIČ", value: "CZ00000000" },
    { label: "Obchodní rejstřík", value: "Krajský soud v Příkladově, oddíl C, vložka 0" },
  ],
  US: [
    { label: "Company", value: "Connected Services Demonstration, Inc." },
    { label: "Address", value: "1 Example Street, Exampleton, XX 00000" },
    { label: "State of incorporation", value: "an example state" },
  ],
  CA: [
    { label: "Company", value: "Connected Services Demonstration Inc.", language: "en" },
    { label: "Address", value: "1 Example Street, Exampleton ON  A0A 0A0", language: "en" },
    { label: "GST/HST number", value: "00000 0000 RT0000", language: "en" },
    { label: "Entreprise", value: "Connected Services Demonstration inc.", language: "fr" },
    { label: "Adresse", value: "1, rue de l’Exemple, Exempleville (Québec)  A0A 0A0", language: "fr" },
    { label: "Numéro d’entreprise du Québec (NEQ)", value: "0000000000", language: "fr" },
    { label: "Numéro de TPS et de TVQ", value: "00000 0000 RT0000, 0000000000 TQ0000", language: "fr" },
  ],
};
