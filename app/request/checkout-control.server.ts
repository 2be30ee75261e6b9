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

/** Why a service is not sold for the vehicle in hand; undefined when it is. */
export type RefusalOfService = (productId: string) => SaleRefusal | undefined;

const lookups = new WeakMap<RequestContext, Promise<readonly PaidService[] | undefined>>();

/** Undefined when the ledger does not answer. It is asked once for each request. */
function askLedger(context: RequestContext): Promise<readonly PaidService[] | undefined> {
  const { current } = context.get(vehicleContext);
  if (!current || context.get(checkoutControlContext).isSkipped) return Promise.resolve([]);
  const { payments } = context.get(depsContext);
  const ask = async () => {
    try {
      return await payments.paidServices({ vin: current.vin });
    } catch (error) {
      errorReporter(context)(error);
      return undefined;
    }
  };
  const known = lookups.get(context) ?? ask();
  lookups.set(context, known);
  return known;
}

/** What is known to be paid for the vehicle in hand lately. Pages are shown without it too: paying looks again. */
export const requestPaidServices = async (context: RequestContext): Promise<readonly PaidService[]> =>
  (await askLedger(context)) ?? [];

/** Whether the ledger cannot say what was paid for. Nothing may be charged then. */
export const isLedgerSilent = async (context: RequestContext): Promise<boolean> =>
  (await askLedger(context)) === undefined;

/** The checkout control of this request: nothing is sold twice for the vehicle in hand. */
export async function loadCheckoutControl(context: RequestContext): Promise<RefusalOfService> {
  const { current } = context.get(vehicleContext);
  if (!current || context.get(checkoutControlContext).isSkipped) return () => undefined;
  const paid = await requestPaidServices(context);
  const today = dayIn(context.get(depsContext).now(), context.get(shopContext).shop.market.timeZone);
  return (productId) => saleRefusal(productId, { subscriptions: current.subscriptions, paid, today });
}
