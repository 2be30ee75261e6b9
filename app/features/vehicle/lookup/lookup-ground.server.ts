import {
  factsContext,
  type RequestContext,
  servicesContext,
  sessionContext,
  settingsContext,
  shopContext,
} from "../../../request-context.ts";
import type { Person } from "../../../session/shopper-tokens.ts";
import { vehicleResponseVersion } from "../../../vehicle/response-version.ts";
import { isTestHost } from "../../../vehicle/visit-parameters.ts";
import type { LookupGround } from "./look-up-vehicle.server.ts";

/** What a lookup needs, as this request has it. Testers may look up vehicles of others than they have signed in as. */
export function lookupGround(context: RequestContext): LookupGround {
  const settings = context.get(settingsContext);
  const { shop } = context.get(shopContext);
  const { person } = context.get(sessionContext);
  const isTester = isTestHost(context.get(factsContext).host, settings.testHosts.every);
  return {
    vehicles: context.get(servicesContext).vehicles,
    now: settings.now,
    make: shop.site.make,
    country: shop.market.country,
    responseVersion: vehicleResponseVersion(shop.market.country, settings.vehicleResponseVersion),
    ...(person && !isTester && { externalIds: idsOf(person) }),
  };
}

/** What the vehicle service may know a customer by. */
export const idsOf = ({ identityId, forgerockId }: Person) => [
  identityId,
  ...(forgerockId === undefined ? [] : [forgerockId]),
];
