import type { CountryCode } from "./country-codes.ts";

export const LOCALE_IDS = [
  "cs-CZ",
  "de-AT",
  "de-DE",
  "en-CA",
  "en-GB",
  "en-US",
  "en-XB",
  "es-ES",
  "fr-BE",
  "fr-CA",
  "fr-FR",
  "it-IT",
  "nl-BE",
  "nl-NL",
  "pt-PT",
] as const;

export type LocaleId = (typeof LOCALE_IDS)[number];

export type Currency = "GBP" | "EUR" | "CZK" | "USD" | "CAD";

/** The unit of preferences such as the account overview and auto-renewal. */
export type GeoRegion = "UK" | "EU" | "US" | "CA";

export type Locale = {
  id: LocaleId;
  /** The spelling the commerce platform and the order-management system use. */
  underscoredId: string;
  alias?: string;
  geoRegion: GeoRegion;
  /** The ending of the makes' public addresses in this market. */
  domain: string;
  preferredCurrency: Currency;
  countryCode: CountryCode;
  /** The language the sign-in pages are asked for. */
  forgerockLocale: string;
  enabledInProduction: boolean;
};

/** Made by the build from en-GB to show untranslated and overflowing texts. */
export const PSEUDO_LOCALE = "en-XB" satisfies LocaleId;

/** The locale to ask other systems for: they do not know the one that the build makes up. */
export function spokenLocale(localeId: LocaleId): LocaleId {
  return localeId === PSEUDO_LOCALE ? "en-US" : localeId;
}

type Row = [id: LocaleId, geoRegion: GeoRegion, country: CountryCode, currency: Currency, domain: string];

const ROWS: readonly Row[] = [
  ["cs-CZ", "EU", "CZ", "CZK", "cz"],
  ["de-AT", "EU", "AT", "EUR", "at"],
  ["de-DE", "EU", "DE", "EUR", "de"],
  ["en-CA", "CA", "CA", "CAD", "ca"],
  ["en-GB", "UK", "GB", "GBP", "co.uk"],
  ["en-US", "US", "US", "USD", "com"],
  ["en-XB", "US", "US", "USD", "com"],
  ["es-ES", "EU", "ES", "EUR", "es"],
  ["fr-BE", "EU", "BE", "EUR", "be"],
  ["fr-CA", "CA", "CA", "CAD", "ca"],
  ["fr-FR", "EU", "FR", "EUR", "fr"],
  ["it-IT", "EU", "IT", "EUR", "it"],
  ["nl-BE", "EU", "BE", "EUR", "be"],
  ["nl-NL", "EU", "NL", "EUR", "nl"],
  ["pt-PT", "EU", "PT", "EUR", "pt"],
];

function locale([id, geoRegion, countryCode, preferredCurrency, domain]: Row): Locale {
  const isPseudo = id === PSEUDO_LOCALE;
  return {
    id,
    underscoredId: id.replace("-", "_"),
    geoRegion,
    domain,
    preferredCurrency,
    countryCode,
    forgerockLocale: isPseudo ? "en-GB" : id,
    enabledInProduction: !isPseudo,
  };
}

export const LOCALES: readonly Locale[] = ROWS.map(locale);

/** Country codes as the vehicle and identity services write them, to the locale a visitor from there gets. */
export const LOCALE_OF_COUNTRY: Readonly<Record<string, LocaleId>> = {
  PRT: "pt-PT",
  ITA: "it-IT",
  DEU: "de-DE",
  FRA: "fr-FR",
  NLD: "nl-NL",
  BEL: "fr-BE",
  AUT: "de-AT",
  CZE: "cs-CZ",
  ESP: "es-ES",
  GBR: "en-GB",
  CAD: "en-CA",
  USA: "en-US",
};

export function isLocaleId(value: string): value is LocaleId {
  return LOCALE_IDS.some((id) => id === value);
}
