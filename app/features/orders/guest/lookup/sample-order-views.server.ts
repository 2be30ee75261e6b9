import { findVehicleModel } from "../../../../../contracts/vehicles/vehicle-models.ts";
import type { OrderLookup } from "../../../../../contracts/order-management/order-lookup.ts";
import { type RequestContext, requestedShopContext, settingsContext } from "../../../../request/request-context.ts";
import type { SampleGuestOrder } from "../../../../settings/sample-guest-order.ts";
import { drawingOfModel } from "../../../../ui/vehicle-art/drawing-of-model.ts";
import type { SampleOrderView } from "./sample-orders.tsx";

/** The demonstration's guest orders of this shop. */
export function sampleOrderViews(context: RequestContext): SampleOrderView[] {
  return samplesOfShop(context).map(({ orderNumber, email, isRefundable, vehicleName }) => {
    const model = findVehicleModel(vehicleName);
    const drawing = model && drawingOfModel(model.key);
    return { orderNumber, email, isRefundable, ...(drawing && { drawing }) };
  });
}

/** The details of the sample that the visitor has chosen. */
export function findSampleOrder(context: RequestContext, orderNumber: string | null): OrderLookup | undefined {
  const sample = samplesOfShop(context).find((one) => one.orderNumber === orderNumber);
  return sample && { orderNumber: sample.orderNumber, email: sample.email };
}

function samplesOfShop(context: RequestContext): SampleGuestOrder[] {
  const { site, market } = context.get(requestedShopContext).shop;
  return context
    .get(settingsContext)
    .sampleGuestOrders.filter(({ siteId, country }) => siteId === site.id && country === market.country);
}
