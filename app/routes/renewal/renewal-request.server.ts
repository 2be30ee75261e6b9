import { isFault } from "../../../contracts/fault.ts";
import { dayIn } from "../../domain/calendar-day.ts";
import { addToBasket } from "../../features/basket/add-to-basket.server.ts";
import type { TestSwitches } from "../../features/renewal/expiry/renewal-stage.ts";
import type { RenewalGround } from "../../features/renewal/renewal-ground.ts";
import { basketGround, loadBasket, placeOf } from "../../visit/request-basket.server.ts";
import {
  catalogueContext,
  factsContext,
  type RequestContext,
  sessionContext,
  settingsContext,
  shopContext,
  vehicleContext,
} from "../../request-context.ts";
import { shopRedirect } from "../../shop-redirect.ts";
import { isTestHost, readVisitParameters } from "../../vehicle/visit-parameters.ts";

/** What the pages of a renewal stand on, put together from what the request knows. */
export function renewalGround(context: RequestContext): RenewalGround {
  const { shop } = context.get(shopContext);
  const { now } = context.get(settingsContext);
  const session = context.get(sessionContext);
  return {
    catalogue: context.get(catalogueContext),
    place: placeOf(context),
    locale: shop.locale,
    market: shop.market,
    today: dayIn(now(), shop.market.timeZone),
    isRegistered: session.isRegistered,
    vehicle: context.get(vehicleContext).current,
    basket: async () => (await loadBasket(context))?.items ?? [],
  };
}

export function testSwitches(request: Request, context: RequestContext): TestSwitches {
  const { host } = context.get(factsContext);
  const { testHosts } = context.get(settingsContext);
  const { switches } = readVisitParameters(new URL(request.url).searchParams, { host, testHosts });
  const { forcedExpiryDate, isActiveCheckSkipped } = switches;
  return { isTestHost: isTestHost(host, testHosts.every), forcedExpiryDate, isActiveCheckSkipped };
}

/** Puts plans into the basket and goes on to the checkout; undefined when they could not be added. */
export async function addAndCheckOut(
  context: RequestContext,
  planIds: readonly string[],
): Promise<Response | undefined> {
  try {
    const shopper = await context.get(sessionContext).shopper();
    const { kind } = await addToBasket(basketGround(context, shopper), { planIds });
    return kind === "added" ? shopRedirect(context, "/checkout") : undefined;
  } catch (error) {
    if (!isFault(error)) throw error;
    return undefined;
  }
}
