import type { WrittenLocale } from "../../contracts/locales.ts";

/** A text for each plural form that the language has; braces mark the number. */
export type PluralText = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
type TermTexts = { month: PluralText; year: PluralText; oneTime: string };

const english: TermTexts = {
  month: { one: "{count} month", other: "{count} months" },
  year: { one: "{count} year", other: "{count} years" },
  oneTime: "One-time fee",
};
const german: TermTexts = {
  month: { one: "{count} Monat", other: "{count} Monate" },
  year: { one: "{count} Jahr", other: "{count} Jahre" },
  oneTime: "Einmalzahlung",
};
const french: TermTexts = {
  month: { other: "{count} mois" },
  year: { one: "{count} an", other: "{count} ans" },
  oneTime: "Paiement unique",
};
const dutch: TermTexts = {
  month: { one: "{count} maand", other: "{count} maanden" },
  year: { other: "{count} jaar" },
  oneTime: "Eenmalige betaling",
};
const italian: TermTexts = {
  month: { one: "{count} mese", other: "{count} mesi" },
  year: { one: "{count} anno", other: "{count} anni" },
  oneTime: "Pagamento unico",
};
const spanish: TermTexts = {
  month: { one: "{count} mes", other: "{count} meses" },
  year: { one: "{count} año", other: "{count} años" },
  oneTime: "Pago único",
};
const portuguese: TermTexts = {
  month: { one: "{count} mês", other: "{count} meses" },
  year: { one: "{count} ano", other: "{count} anos" },
  oneTime: "Pagamento único",
};
const czech: TermTexts = {
  month: { one: "{count} měsíc", few: "{count} měsíce", many: "{count} měsíce", other: "{count} měsíců" },
  year: { one: "{count} rok", few: "{count} roky", many: "{count} roku", other: "{count} let" },
  oneTime: "Jednorázová platba",
};

/** The length of a plan in words. */
export const termTexts: Readonly<Record<WrittenLocale, TermTexts>> = {
  "cs-CZ": czech,
  "de-AT": german,
  "de-DE": german,
  "en-CA": english,
  "en-GB": english,
  "en-US": english,
  "es-ES": spanish,
  "fr-BE": french,
  "fr-CA": french,
  "fr-FR": french,
  "it-IT": italian,
  "nl-BE": dutch,
  "nl-NL": dutch,
  "pt-PT": portuguese,
};
