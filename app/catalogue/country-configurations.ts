import type { ResponseVersion } from "../../contracts/vehicles/lookup-vehicles.ts";
import { COUNTRY_CODES, type CountryCode } from "../site/country-codes.ts";

/** Commerce's configuration of a country. */
export type CountryConfiguration = {
  /** The version of the vehicle service's answers about its vehicles. */
  serviceVersion: ResponseVersion;
  /** Country codes of territories without a shop of their own, whose vehicles are served here. */
  extraMarkets: readonly string[];
};

export type CountryConfigurations = Readonly<Record<CountryCode, CountryConfiguration>>;

const standard: CountryConfiguration = { serviceVersion: "12", extraMarkets: [] };
const exceptions: Partial<CountryConfigurations> = {
  GB: { serviceVersion: "12", extraMarkets: ["GG", "JE", "IM"] },
  US: { serviceVersion: "11", extraMarkets: [] },
  CA: { serviceVersion: "11", extraMarkets: [] },
};

/** Applies while commerce does not answer. */
export const DEFAULT_CONFIGURATIONS = Object.fromEntries(
  COUNTRY_CODES.map((country) => [country, exceptions[country] ?? standard]),
) as CountryConfigurations;
