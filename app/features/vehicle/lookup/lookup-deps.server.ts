import {
  countriesContext,
  factsContext,
  type RequestContext,
  sessionContext,
  settingsContext,
  requestedShopContext,
  depsContext,
} from "../../../request/request-context.ts";
import type { Person } from "../../../session/shopper-tokens.ts";
import { readResponseVersion } from "./response-version/read-response-version.server.ts";
import { isTestHost } from "../../../request/link-parameters.ts";
import type { LookupDeps } from "./look-up-vehicle.server.ts";

/** The dependencies of a lookup in this request. Testers may look up vehicles of other owners. */
export function lookupDeps(context: RequestContext): LookupDeps {
  const { services, now } = context.get(depsContext);
  const { shop } = context.get(requestedShopContext);
  const { person } = context.get(sessionContext);
  const isTester = isTestHost(context.get(factsContext).host, context.get(settingsContext).testHosts.allSwitches);
  return {
    vehicles: services.vehicles,
    now,
    make: shop.site.make,
    country: shop.market.country,
    countries: context.get(countriesContext),
    responseVersion: readResponseVersion(context),
    ...(person && !isTester && { externalIds: idsOf(person) }),
  };
}

/** The ids by which the vehicle service may know a customer. */
export const idsOf = ({ accountId, forgerockId }: Person) => [
  accountId,
  ...(forgerockId === undefined ? [] : [forgerockId]),
];
