import { type PaidService, type SaleRefusal, saleRefusal } from "../domain/sale/checkout-control.ts";
import { dayIn } from "../../contracts/markets/market-time.ts";
import {
  checkoutControlContext,
  type RequestContext,
  requestedShopContext,
  vehicleContext,
  depsContext,
} from "./request-context.ts";
import { errorReporter } from "./error-reporter.ts";

/** Returns why a service is not sold for the selected vehicle; undefined when it is. */
export type FindSaleRefusal = (productId: string) => SaleRefusal | undefined;

const lookups = new WeakMap<RequestContext, Promise<readonly PaidService[] | undefined>>();

/** Reads the record of payments once for each request. Undefined when it does not answer. */
function readPaidServices(context: RequestContext): Promise<readonly PaidService[] | undefined> {
  const { selectedVehicle } = context.get(vehicleContext);
  if (!selectedVehicle || context.get(checkoutControlContext).isSkipped) return Promise.resolve([]);
  const cached = lookups.get(context) ?? readPaidServicesOf(context, selectedVehicle.vin);
  lookups.set(context, cached);
  return cached;
}

async function readPaidServicesOf(context: RequestContext, vin: string): Promise<readonly PaidService[] | undefined> {
  try {
    return await context.get(depsContext).payments.paidServices({ vin });
  } catch (error) {
    errorReporter(context)(error);
    return undefined;
  }
}

/** Services paid recently for any vehicle of the customer; empty when the record is down, because paying checks again. */
export const paidServicesOfVehicle = async (context: RequestContext, vin: string): Promise<readonly PaidService[]> =>
  (await readPaidServicesOf(context, vin)) ?? [];

/** Services paid for the selected vehicle recently; empty when the record is down, because paying checks again. */
export const paidServicesOfRequest = async (context: RequestContext): Promise<readonly PaidService[]> =>
  (await readPaidServices(context)) ?? [];

/**
 * Whether the shop's own record of payments (the ledger in `payments/`) does not answer. Then nothing may be charged,
 * because a service that was already paid for could not be recognised.
 */
export const isPaymentRecordDown = async (context: RequestContext): Promise<boolean> =>
  (await readPaidServices(context)) === undefined;

/** The checkout control of this request: nothing is sold twice for the selected vehicle. */
export async function loadCheckoutControl(context: RequestContext): Promise<FindSaleRefusal> {
  const { selectedVehicle } = context.get(vehicleContext);
  if (!selectedVehicle || context.get(checkoutControlContext).isSkipped) return () => undefined;
  const paid = await paidServicesOfRequest(context);
  const today = dayIn(context.get(depsContext).now(), context.get(requestedShopContext).shop.market.timeZone);
  return (productId) => saleRefusal(productId, { subscriptions: selectedVehicle.subscriptions, paid, today });
}
