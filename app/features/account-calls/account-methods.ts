import type { Endpoint } from "../../../contracts/endpoint.ts";
import {
  getCreditNoteDetails,
  getOrderDetails,
  getOrderHistory,
} from "../../../contracts/order-management/order-summary.ts";
import { listActiveSubscriptions, listSubscriptions } from "../../../contracts/order-management/subscriptions.ts";
import { getPaymentMethodInformation, updateOmsRecord } from "../../../contracts/order-management/update-record.ts";

/** The only controller that the shop's own scripts may call. */
export const CONTROLLER = "SOM";

/** Its methods, and nothing else of order management. The spelling of ActiveSubsctionList is that of the system. */
export const ACCOUNT_METHODS = {
  History: getOrderHistory,
  Details: getOrderDetails,
  CreditNoteDetails: getCreditNoteDetails,
  SubscriptionList: listSubscriptions,
  PaymentMethodInformation: getPaymentMethodInformation,
  ActiveSubsctionList: listActiveSubscriptions,
  UpdateOmsRecord: updateOmsRecord,
} as const satisfies Record<string, Endpoint>;

export type AccountMethod = keyof typeof ACCOUNT_METHODS;

export const isAccountMethod = (name: string): name is AccountMethod => Object.hasOwn(ACCOUNT_METHODS, name);

type Caller = { accountId: string; forgerockId: string | undefined; siteId: string };
type MethodRequest = Readonly<Record<string, unknown>>;

/**
 * The request as order management gets it: about the caller and this make's shop, whatever the caller wrote. It is
 * checked by the method's schema afterwards.
 */
export function withCaller(method: AccountMethod, request: MethodRequest, caller: Caller): MethodRequest {
  const { accountId, forgerockId, siteId } = caller;
  const own = { ...request, accountId };
  switch (method) {
    case "History":
    case "SubscriptionList":
      return { ...own, siteId };
    case "CreditNoteDetails":
      return { ...own, forgerockId: forgerockId ?? null };
    // A vehicle's subscriptions are those of all its owners; the vehicle must be the caller's.
    case "ActiveSubsctionList":
      return { ...request, accountId: undefined };
    default:
      return own;
  }
}
