import { type PaidService, type SaleRefusal, saleRefusal } from "../domain/sale/checkout-control.ts";
import { dayIn } from "../domain/calendar-day.ts";
import {
  checkoutControlContext,
  type RequestContext,
  settingsContext,
  shopContext,
  vehicleContext,
} from "../request-context.ts";

/** Why a service is not sold for the vehicle in hand; undefined when it is. */
export type RefusalOfService = (productId: string) => SaleRefusal | undefined;

const lookups = new WeakMap<RequestContext, Promise<readonly PaidService[]>>();

/** What was paid for the vehicle in hand lately. The ledger is asked once for each request. */
export function requestPaidServices(context: RequestContext): Promise<readonly PaidService[]> {
  const { current } = context.get(vehicleContext);
  if (!current || context.get(checkoutControlContext).isSkipped) return Promise.resolve([]);
  const known = lookups.get(context) ?? context.get(settingsContext).payments.paidServices({ vin: current.vin });
  lookups.set(context, known);
  return known;
}

/** The checkout control of this request: nothing is sold twice for the vehicle in hand. */
export async function loadCheckoutControl(context: RequestContext): Promise<RefusalOfService> {
  const { current } = context.get(vehicleContext);
  if (!current || context.get(checkoutControlContext).isSkipped) return () => undefined;
  const paid = await requestPaidServices(context);
  const today = dayIn(context.get(settingsContext).now(), context.get(shopContext).shop.market.timeZone);
  return (productId) => saleRefusal(productId, { subscriptions: current.subscriptions, paid, today });
}
