import type { WrittenLocale } from "../locales.ts";

/** The trader of each market, as its pages and letters name it. Names and places are invented examples. */
export const traders: Readonly<Record<WrittenLocale, { name: string; address: string }>> = {
  "cs-CZ": { name: "Connected Services Demonstration s.r.o.", address: "Příkladná 1, 000 00 Příkladov" },
  "de-AT": { name: "Connected Services Demonstration GmbH", address: "Beispielgasse 1, 0000 Musterort" },
  "de-DE": { name: "Connected Services Demonstration GmbH", address: "Beispielstraße 1, 00000 Musterstadt" },
  "en-CA": { name: "Connected Services Demonstration Inc.", address: "1 Example Street, Exampleton ON  A0A 0A0" },
  "en-GB": { name: "Connected Services Demonstration Ltd", address: "1 Example Street, Exampleton, ZZ99 9ZZ" },
  "en-US": { name: "Connected Services Demonstration, Inc.", address: "1 Example Street, Exampleton, XX 00000" },
  "es-ES": { name: "Connected Services Demonstration, S.L.", address: "Calle Ejemplo 1, 00000 Ejemplo" },
  "fr-BE": { name: "Connected Services Demonstration SRL", address: "Rue de l’Exemple 1, 0000 Exempleville" },
  "fr-CA": {
    name: "Connected Services Demonstration inc.",
    address: "1, rue de l’Exemple, Exempleville (Québec)  A0A 0A0",
  },
  "fr-FR": { name: "Connected Services Demonstration SAS", address: "1 rue de l’Exemple, 00000 Exempleville" },
  "it-IT": { name: "Connected Services Demonstration S.r.l.", address: "Via Esempio 1, 00000 Esempio" },
  "nl-BE": { name: "Connected Services Demonstration BV", address: "Voorbeeldstraat 1, 0000 Voorbeeldstad" },
  "nl-NL": { name: "Connected Services Demonstration B.V.", address: "Voorbeeldstraat 1, 0000 AA Voorbeeldstad" },
  "pt-PT": { name: "Connected Services Demonstration, Lda.", address: "Rua do Exemplo 1, 0000-000 Exemplo" },
};
