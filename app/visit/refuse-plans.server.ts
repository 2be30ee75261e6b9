import type { SaleRefusal } from "../domain/sale/checkout-control.ts";
import { catalogueContext, checkoutControlContext, type RequestContext, vehicleContext } from "../request-context.ts";
import { loadCheckoutControl } from "./checkout-control.server.ts";
import { placeOf } from "./request-basket.server.ts";

/** The checkout control for plans that are put into a basket. The first plan that is refused says why. */
export async function refusalOfPlans(
  context: RequestContext,
  planIds: readonly string[],
): Promise<SaleRefusal | undefined> {
  if (!context.get(vehicleContext).current || context.get(checkoutControlContext).isSkipped) return undefined;
  const [refusalOf, products] = await Promise.all([
    loadCheckoutControl(context),
    context.get(catalogueContext).allProducts(placeOf(context)),
  ]);
  const wanted = products.filter(({ plans }) => plans.some(({ planId }) => planIds.includes(planId)));
  return wanted.map(({ productId }) => refusalOf(productId)).find((refusal) => refusal !== undefined);
}
