import {
  type PurchaseAction,
  type PurchaseFacts,
  type PurchaseRefusal,
  purchaseRefusal,
  serviceRefusal,
  type ServiceRefusal,
} from "../domain/sale/purchase-rules.ts";
import { isOfferedFor } from "../domain/sale/vehicle-offer.ts";
import type { SelectedVehicle } from "../domain/vehicle/vehicle.ts";
import { isOwnerCheckFailed } from "../features/vehicle/lookup/owner-check.ts";
import { isServedIn } from "../features/vehicle/lookup/vehicle-market.ts";
import {
  catalogueContext,
  countriesContext,
  factsContext,
  type RequestContext,
  sessionContext,
  settingsContext,
  requestedShopContext,
  vehicleContext,
} from "../request/request-context.ts";
import { isTestHost } from "../request/link-parameters.ts";
import { loadCheckoutControl } from "../request/checkout-control.server.ts";
import { loadVehicleBasket, siteLocaleOf } from "../features/basket/request/request-basket.server.ts";

/** The selected vehicle compared with the site, the market and the person of a request. */
export function vehiclePurchaseFacts(
  context: RequestContext,
  vehicle: SelectedVehicle,
  { checksOwner = true } = {},
): NonNullable<PurchaseFacts["vehicle"]> {
  const { site, market } = context.get(requestedShopContext).shop;
  const { person } = context.get(sessionContext);
  return {
    isOfMake: vehicle.make === site.make,
    isServedHere: isServedIn(vehicle.country, market.country, context.get(countriesContext)),
    isOwnerCheckFailed: isOwnerCheckFailed({
      accountId: person?.accountId,
      owner: vehicle.owner,
      checksOwner,
      isTestHost: isTestHost(context.get(factsContext).host, context.get(settingsContext).testHosts.allSwitches),
    }),
  };
}

/** Undefined when this visitor may do this action for the selected vehicle. */
async function findRefusal(
  context: RequestContext,
  action: PurchaseAction,
  readServiceRefusals: () => Promise<PurchaseFacts["serviceRefusals"]>,
): Promise<PurchaseRefusal | undefined> {
  // Only a call to commerce shows that a session has ended; until then its customer counts as signed in.
  await context.get(sessionContext).findShopper();
  const selectedVehicle = await context.get(vehicleContext).refresh();
  const vehicle = selectedVehicle && vehiclePurchaseFacts(context, selectedVehicle);
  return (
    purchaseRefusal(action, { vehicle, serviceRefusals: [] }) ??
    purchaseRefusal(action, { vehicle, serviceRefusals: await readServiceRefusals() })
  );
}

/** For calls that change a basket without choosing a service. */
export const refusalOfChange = (
  context: RequestContext,
  action: "remove" | "changeCoupon" | "saveContact" | "saveAddress",
): Promise<PurchaseRefusal | undefined> => findRefusal(context, action, async () => []);

/** For plans that are added to the basket. The first service that is refused gives the reason. */
export const refusalOfPlans = (
  context: RequestContext,
  planIds: readonly string[],
  action: "add" | "addWithoutVehicle" = "add",
): Promise<PurchaseRefusal | undefined> =>
  findRefusal(context, action, async () => {
    const { selectedVehicle } = context.get(vehicleContext);
    if (!selectedVehicle) return [];
    const products = await context.get(catalogueContext).allProducts(siteLocaleOf(context));
    const chosenProducts = products.filter(({ plans }) => plans.some(({ planId }) => planIds.includes(planId)));
    const saleRefusalOf = await loadCheckoutControl(context);
    return chosenProducts.map((product) => {
      const isOffered = isOfferedFor(product, selectedVehicle);
      return serviceRefusal(
        { chosenFor: selectedVehicle.vin, isOffered, saleRefusal: saleRefusalOf(product.productId) },
        selectedVehicle.vin,
      );
    });
  });

/** For the payment of the basket, which has no items once it is an order. Throws a fault when it cannot be read. */
export const refusalOfPayment = (
  context: RequestContext,
  action: "startPayment" | "pay",
): Promise<PurchaseRefusal | undefined> =>
  findRefusal(context, action, async () => {
    const items = (await loadVehicleBasket(context))?.items ?? [];
    return items.map(({ refusal, isSold }): ServiceRefusal | undefined =>
      isSold ? refusal : (refusal ?? "notForVehicle"),
    );
  });
