import type { ResponseVersion } from "../../contracts/vehicles/lookup-vehicles.ts";
import type { CountryCode } from "../site/markets.ts";

/** Countries whose vehicles are still told one subscription at a time. */
const VERSION_OF_COUNTRY: Partial<Record<CountryCode, ResponseVersion>> = { US: "11", CA: "11" };

/** Which answer the vehicle service is asked for: the installation's preference, else what is usual in the country. */
export function vehicleResponseVersion(country: CountryCode, preference?: ResponseVersion): ResponseVersion {
  return preference ?? VERSION_OF_COUNTRY[country] ?? "12";
}
