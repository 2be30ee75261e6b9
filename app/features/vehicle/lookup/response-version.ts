import type { ResponseVersion } from "../../../../contracts/vehicles/lookup-vehicles.ts";
import type { CountryConfigurations } from "../../../catalogue/country-configurations.ts";
import type { CountryCode } from "../../../site/country-codes.ts";

type Said = { countries: CountryConfigurations; preference?: ResponseVersion | undefined };

/** Which answer the vehicle service is asked for: the installation's preference, else what commerce says of the country. */
export function vehicleResponseVersion(country: CountryCode, { countries, preference }: Said): ResponseVersion {
  return preference ?? countries[country].serviceVersion;
}
