import type { ResponseVersion } from "../../../../../contracts/vehicles/lookup-vehicles.ts";
import type { CountryConfigurations } from "../../../../catalogue/country-configurations.ts";
import type { CountryCode } from "../../../../site/country-codes.ts";

type VersionSources = { countries: CountryConfigurations; preference?: ResponseVersion | undefined };

/** The version to request: the installation's preference, else the one commerce has for the country. */
export function vehicleResponseVersion(
  country: CountryCode,
  { countries, preference }: VersionSources,
): ResponseVersion {
  return preference ?? countries[country].serviceVersion;
}
