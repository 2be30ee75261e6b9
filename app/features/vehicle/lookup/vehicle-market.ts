import type { CountryConfigurations } from "../../../catalogue/country-configurations.ts";
import { vehicleMarkets } from "../../../../contracts/vehicles/vehicle-identity.ts";
import { LOCALE_OF_COUNTRY, type LocaleId } from "../../../site/locales.ts";
import { COUNTRY_CODES, type CountryCode } from "../../../site/country-codes.ts";
import { marketOf } from "../../../site/markets.ts";

/** Regions without a shop of their own, by the vehicle service's three-letter codes. */
export const EXTRA_MARKETS = { GGY: "GG", JEY: "JE", IMN: "IM" } as const;

const COUNTRY_OF_MARKET: Readonly<Record<string, string | undefined>> = { ...vehicleMarkets, ...EXTRA_MARKETS };

/** The two-letter code of a vehicle's market; an unknown market stays unchanged. */
export function countryOfVehicle(market: string): string {
  return COUNTRY_OF_MARKET[market] ?? market;
}

/** The country whose shop sells services for vehicles of a country. */
export function shopCountryOf(country: string, countries: CountryConfigurations): CountryCode | undefined {
  return COUNTRY_CODES.find((code) => code === country || countries[code].extraMarkets.includes(country));
}

export function isServedIn(country: string, shopCountry: CountryCode, countries: CountryConfigurations): boolean {
  return shopCountryOf(country, countries) === shopCountry;
}

/** The locale of the shop that sells for the vehicle: in the visitor's language if that shop has it. */
export function localeOfVehicle(
  country: string,
  visitorLocale: LocaleId,
  countries: CountryConfigurations,
): LocaleId | undefined {
  const shopCountry = shopCountryOf(country, countries);
  if (!shopCountry) return undefined;
  const language = visitorLocale.slice(0, 2);
  const offered = marketOf(shopCountry).locales.filter((id) => id !== "en-XB");
  const market = Object.entries(vehicleMarkets).find(([, code]) => code === shopCountry)?.[0] ?? "";
  return offered.find((id) => id.startsWith(language)) ?? LOCALE_OF_COUNTRY[market];
}
