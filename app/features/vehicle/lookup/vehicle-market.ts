import { vehicleMarkets } from "../../../../contracts/vehicles/vehicle-identity.ts";
import { LOCALE_OF_COUNTRY, type LocaleId } from "../../../site/locales.ts";
import { COUNTRY_CODES, type CountryCode, marketOf } from "../../../site/markets.ts";

/** Places without a shop of their own, with the country whose shop serves their vehicles. */
export const EXTRA_MARKETS: Readonly<Record<string, { country: string; servedBy: CountryCode }>> = {
  GGY: { country: "GG", servedBy: "GB" },
  JEY: { country: "JE", servedBy: "GB" },
  IMN: { country: "IM", servedBy: "GB" },
};

const COUNTRY_OF_MARKET: Readonly<Record<string, string | undefined>> = {
  ...vehicleMarkets,
  ...Object.fromEntries(Object.entries(EXTRA_MARKETS).map(([market, { country }]) => [market, country])),
};

/** The two letters of a vehicle's market; what nobody has listed stays as it was said. */
export function countryOfVehicle(market: string): string {
  return COUNTRY_OF_MARKET[market] ?? market;
}

/** The shop that sells services for vehicles of a country. */
export function shopCountryOf(country: string): CountryCode | undefined {
  const extra = Object.values(EXTRA_MARKETS).find((place) => place.country === country);
  return extra?.servedBy ?? COUNTRY_CODES.find((code) => code === country);
}

export function isServedIn(country: string, shopCountry: CountryCode): boolean {
  return shopCountryOf(country) === shopCountry;
}

/** The locale of the vehicle's own shop: in the visitor's language where that shop speaks it. */
export function localeOfVehicle(country: string, visitorLocale: LocaleId): LocaleId | undefined {
  const shopCountry = shopCountryOf(country);
  if (!shopCountry) return undefined;
  const language = visitorLocale.slice(0, 2);
  const offered = marketOf(shopCountry).locales.filter((id) => id !== "en-XB");
  const market = Object.entries(vehicleMarkets).find(([, code]) => code === shopCountry)?.[0] ?? "";
  return offered.find((id) => id.startsWith(language)) ?? LOCALE_OF_COUNTRY[market];
}
