import type { ResponseVersion } from "../../contracts/vehicles/lookup-vehicles.ts";
import { COUNTRY_CODES, type CountryCode } from "../site/country-codes.ts";

/** What commerce says about selling in a country. */
export type CountryConfiguration = {
  /** The shape in which the vehicle service answers about its vehicles. */
  serviceVersion: ResponseVersion;
  /** Places without a shop of their own whose vehicles are served here, by their two letters. */
  extraMarkets: readonly string[];
};

export type CountryConfigurations = Readonly<Record<CountryCode, CountryConfiguration>>;

const usual: CountryConfiguration = { serviceVersion: "12", extraMarkets: [] };
const exceptions: Partial<CountryConfigurations> = {
  GB: { serviceVersion: "12", extraMarkets: ["GG", "JE", "IM"] },
  US: { serviceVersion: "11", extraMarkets: [] },
  CA: { serviceVersion: "11", extraMarkets: [] },
};

/** What holds while commerce does not say. */
export const USUAL_CONFIGURATIONS = Object.fromEntries(
  COUNTRY_CODES.map((country) => [country, exceptions[country] ?? usual]),
) as CountryConfigurations;
