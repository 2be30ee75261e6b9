import type { ResponseVersion } from "../../../../../contracts/vehicles/lookup-vehicles.ts";
import {
  countriesContext,
  type RequestContext,
  settingsContext,
  requestedShopContext,
} from "../../../../request/request-context.ts";
import { vehicleResponseVersion } from "./response-version.ts";

/** The version of the vehicle service's answers in this request. */
export function readResponseVersion(context: RequestContext): ResponseVersion {
  return vehicleResponseVersion(context.get(requestedShopContext).shop.market.country, {
    countries: context.get(countriesContext),
    preference: context.get(settingsContext).vehicleResponseVersion,
  });
}
