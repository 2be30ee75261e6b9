import { type PaidService, type SaleRefusal, saleRefusal } from "../domain/sale/checkout-control.ts";
import { dayIn } from "../../contracts/market-time.ts";
import {
  checkoutControlContext,
  type RequestContext,
  shopContext,
  vehicleContext,
  depsContext,
} from "./request-context.ts";
import { errorReporter } from "./error-reporter.ts";

/** Returns why a service is not sold for the vehicle in hand; undefined when it is. */
export type FindSaleRefusal = (productId: string) => SaleRefusal | undefined;

const lookups = new WeakMap<RequestContext, Promise<readonly PaidService[] | undefined>>();

/** Reads the ledger once for each request. Undefined when it does not answer. */
function readLedger(context: RequestContext): Promise<readonly PaidService[] | undefined> {
  const { current } = context.get(vehicleContext);
  if (!current || context.get(checkoutControlContext).isSkipped) return Promise.resolve([]);
  const { payments } = context.get(depsContext);
  const read = async () => {
    try {
      return await payments.paidServices({ vin: current.vin });
    } catch (error) {
      errorReporter(context)(error);
      return undefined;
    }
  };
  const cached = lookups.get(context) ?? read();
  lookups.set(context, cached);
  return cached;
}

/** Services paid for the vehicle in hand recently; empty when the ledger is down, because paying checks again. */
export const requestPaidServices = async (context: RequestContext): Promise<readonly PaidService[]> =>
  (await readLedger(context)) ?? [];

/** Whether the ledger does not answer. Then nothing may be charged. */
export const isLedgerDown = async (context: RequestContext): Promise<boolean> =>
  (await readLedger(context)) === undefined;

/** The checkout control of this request: nothing is sold twice for the vehicle in hand. */
export async function loadCheckoutControl(context: RequestContext): Promise<FindSaleRefusal> {
  const { current } = context.get(vehicleContext);
  if (!current || context.get(checkoutControlContext).isSkipped) return () => undefined;
  const paid = await requestPaidServices(context);
  const today = dayIn(context.get(depsContext).now(), context.get(shopContext).shop.market.timeZone);
  return (productId) => saleRefusal(productId, { subscriptions: current.subscriptions, paid, today });
}
