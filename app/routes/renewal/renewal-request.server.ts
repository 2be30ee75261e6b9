import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import { isFault } from "../../../contracts/fault.ts";
import { dayIn } from "../../../contracts/markets/market-time.ts";
import { ownsVehicle } from "../../domain/vehicle/ownership/vehicle-owner.ts";
import { shownRefusal } from "../../domain/sale/purchase-rules.ts";
import { addToBasket } from "../../features/basket/add-to-basket.server.ts";
import type { RenewalTestSwitches } from "../../features/renewal/expiry/renewal-stage.ts";
import type { RenewalProblem } from "../../features/renewal/renewal-choice.ts";
import type { BasketPlan, RenewalDeps } from "../../features/renewal/renewal-deps.ts";
import { storeDroppedItems } from "../../features/basket/request/dropped-items.server.ts";
import { paidServicesOfRequest } from "../../request/checkout-control.server.ts";
import { refusalOfPlans } from "../../purchase/purchase-rules.server.ts";
import {
  basketDeps,
  siteLocaleOf,
  fetchBasketDocumentOnce,
} from "../../features/basket/request/request-basket.server.ts";
import {
  catalogueContext,
  factsContext,
  type RequestContext,
  sessionContext,
  settingsContext,
  requestedShopContext,
  vehicleContext,
  depsContext,
} from "../../request/request-context.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";
import { isTestHost, readLinkParameters } from "../../request/link-parameters.ts";
import { addCookies } from "../../request/cookies/add-cookies.ts";

/** The dependencies of the renewal pages for a request. */
export function renewalDeps(context: RequestContext): RenewalDeps {
  const { shop } = context.get(requestedShopContext);
  const { now } = context.get(depsContext);
  const session = context.get(sessionContext);
  const vehicle = context.get(vehicleContext).selectedVehicle;
  return {
    catalogue: context.get(catalogueContext),
    siteLocale: siteLocaleOf(context),
    locale: shop.locale,
    market: shop.market,
    today: dayIn(now(), shop.market.timeZone),
    isRegistered: session.isRegistered,
    isOwner: ownsVehicle(session.person, vehicle?.owner),
    vehicle,
    basket: async () => plansFor(vehicle?.vin, await fetchBasketDocumentOnce(context)),
    paidServices: () => paidServicesOfRequest(context),
  };
}

/** The plans in the basket for a vehicle, or for none yet; the same service may be in it for another vehicle too. */
function plansFor(vin: string | undefined, basket: BasketDocument | undefined): BasketPlan[] {
  const items = basket?.product_items ?? [];
  return items
    .filter(({ c_SNP_OMS_vin: chosenFor }) => chosenFor === undefined || chosenFor === vin)
    .map((item) => ({ planId: item.product_id }));
}

export function testSwitches(request: Request, context: RequestContext): RenewalTestSwitches {
  const { host } = context.get(factsContext);
  const { testHosts } = context.get(settingsContext);
  const { switches } = readLinkParameters(new URL(request.url).searchParams, { host, testHosts });
  const { forcedExpiryDate, isActiveCheckSkipped } = switches;
  return { isTestHost: isTestHost(host, testHosts.allSwitches), forcedExpiryDate, isActiveCheckSkipped };
}

/** Adds plans to the basket and redirects to the checkout, or returns why they were not added. */
export const addAndCheckOut = (context: RequestContext, planIds: readonly string[], call: Adding["call"]) =>
  addAndShow(context, planIds, {
    call,
    show: async (lines) => shopRedirect(context, "/checkout", addCookies(new Headers(), ...lines)),
  });

type Adding = {
  call: "add" | "addWithoutVehicle";
  /** The next page, with the header lines of what was added. */
  show: (lines: readonly string[]) => Promise<Response>;
};

/** Adds plans to the basket and shows the next page, or returns why they were not added. */
export async function addAndShow(
  context: RequestContext,
  planIds: readonly string[],
  { call, show }: Adding,
): Promise<Response | RenewalProblem["kind"]> {
  try {
    const shopper = await context.get(sessionContext).getOrCreateShopper();
    const deps = {
      ...basketDeps(context, shopper),
      vin: context.get(vehicleContext).selectedVehicle?.vin,
      refusalOfPlans: (ids: readonly string[]) => refusalOfPlans(context, ids, call),
    };
    const outcome = await addToBasket(deps, { planIds });
    if (outcome.kind === "purchaseRefused") return shownRefusal(outcome.reason);
    if (outcome.kind !== "added") return "basketFailed";
    return await show(await storeDroppedItems(context, outcome.droppedItems));
  } catch (error) {
    if (!isFault(error)) throw error;
    return "basketFailed";
  }
}
