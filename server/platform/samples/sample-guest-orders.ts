import { COOLING_OFF_DAYS } from "../../../app/domain/expiry.ts";
import type { SampleGuestOrder } from "../../../app/settings/sample-guest-order.ts";
import { listGuestOrders } from "../../../seed/orders/orders-of-owners.ts";
import type { Environment } from "../../environment/environment.ts";

/** The guest orders for visitors to try, where order management is the embedded one. */
export function sampleGuestOrders({ STAGE, ORDER_MANAGEMENT_URL }: Environment): SampleGuestOrder[] {
  if (STAGE === "production" || ORDER_MANAGEMENT_URL) return [];
  return listGuestOrders().map(({ countryCode: country, daysAgo, ...order }) => ({
    ...order,
    country,
    isRefundable: daysAgo < COOLING_OFF_DAYS,
  }));
}
