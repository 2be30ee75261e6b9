import { dayIn } from "../../domain/calendar-day.ts";
import { addToBasket } from "../../features/basket/add-to-basket.server.ts";
import { readBasket } from "../../features/basket/read-basket.server.ts";
import type { TestSwitches } from "../../features/renewal/expiry/renewal-stage.ts";
import type { RenewalGround } from "../../features/renewal/renewal-ground.ts";
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
  const { now, commerce } = context.get(settingsContext);
  const session = context.get(sessionContext);
  const catalogue = context.get(catalogueContext);
  const place = { siteId: shop.site.id, localeId: shop.locale.id, currency: shop.locale.preferredCurrency };
  return {
    catalogue,
    place,
    locale: shop.locale,
    market: shop.market,
    today: dayIn(now(), shop.market.timeZone),
    isRegistered: session.isRegistered,
    vehicle: context.get(vehicleContext).current,
    basket: async () => {
      const shopper = await session.known();
      if (!shopper) return [];
      const basket = await readBasket({ shopper, place, catalogue, organizationId: commerce.organizationId });
      return basket?.items ?? [];
    },
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
  { place }: RenewalGround,
  planIds: readonly string[],
): Promise<Response | undefined> {
  const shopper = await context.get(sessionContext).shopper();
  const { organizationId } = context.get(settingsContext).commerce;
  const { kind } = await addToBasket({ shopper, place, organizationId }, { planIds });
  return kind === "added" ? shopRedirect(context, "/checkout") : undefined;
}
