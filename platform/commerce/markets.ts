import type { BillingCountry } from "../../contracts/commerce/address.ts";
import type { CurrencyCode } from "../../contracts/commerce/text.ts";

/** The locales the platform has texts in, with the currency each is sold in. The first is the default. */
export const currencyOfLocale = {
  "en-GB": "GBP",
  "de-DE": "EUR",
  "de-AT": "EUR",
  "fr-FR": "EUR",
  "fr-BE": "EUR",
  "it-IT": "EUR",
  "es-ES": "EUR",
  "pt-PT": "EUR",
  "nl-NL": "EUR",
  "nl-BE": "EUR",
  "cs-CZ": "CZK",
  "en-US": "USD",
  "en-CA": "CAD",
  "fr-CA": "CAD",
} as const satisfies Record<string, CurrencyCode>;

export type LocaleId = keyof typeof currencyOfLocale;

export const defaultLocale: LocaleId = "en-GB";

export const isKnownLocale = (locale: string): locale is LocaleId => Object.hasOwn(currencyOfLocale, locale);

export const countryOfLocale = (locale: LocaleId) => locale.slice(3) as BillingCountry;

/** The default locale of a basket in each currency. */
export const localeOfCurrency: Record<CurrencyCode, LocaleId> = {
  GBP: "en-GB",
  EUR: "de-DE",
  CZK: "cs-CZ",
  USD: "en-US",
  CAD: "en-CA",
};

/** Whether prices of a currency include the tax. */
export const taxationOfCurrency: Record<CurrencyCode, "net" | "gross"> = {
  GBP: "gross",
  EUR: "gross",
  CZK: "gross",
  USD: "net",
  CAD: "net",
};

/** The two net markets bill only to their own country; the others bill to every country but these two. */
export function canBeBilled(country: BillingCountry, currency: CurrencyCode): boolean {
  if (currency === "USD") return country === "US";
  if (currency === "CAD") return country === "CA";
  return country !== "US" && country !== "CA";
}
