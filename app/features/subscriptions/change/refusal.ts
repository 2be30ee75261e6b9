import { type UpdateConflict, updateConflicts } from "../../../../contracts/order-management/update-record.ts";
import type { MessageId } from "../../../i18n/message-id.ts";

/** Why a subscription was not changed. */
export type Refusal =
  | "processing"
  | "ended"
  | "coolingOffOver"
  | "amount"
  | "notOffered"
  | "terms"
  | "tooLong"
  | "unavailable";

/** What the customer reads about it. */
export const REFUSAL_TEXTS: Readonly<Record<Refusal, MessageId>> = {
  processing: "orders.processing",
  ended: "subscriptions.refusedEnded",
  coolingOffOver: "subscriptions.noRefund",
  amount: "subscriptions.refusedAmount",
  notOffered: "subscriptions.refusedChange",
  terms: "subscriptions.refusedTerms",
  tooLong: "form.tooLong",
  unavailable: "subscriptions.failed",
};

/** The conflicts by which order management refuses a change, with our reason for each. */
const REFUSAL_OF_CONFLICT: Readonly<Record<UpdateConflict, Refusal>> = {
  SUBSCRIPTION_IN_PROGRESS: "processing",
  SUBSCRIPTION_ENDED: "ended",
  SUBSCRIPTION_RENEWED: "notOffered",
  COOLING_OFF_PERIOD_OVER: "coolingOffOver",
  REFUND_EXCEEDS_PAYMENT: "amount",
  REFUND_ALREADY_REQUESTED: "notOffered",
  PAYMENT_METHOD_MISSING: "notOffered",
  PAYMENT_METHOD_IN_USE: "notOffered",
  PAYMENT_METHOD_INCOMPLETE: "notOffered",
};

export function refusalOfConflict(code: string | undefined): Refusal {
  const known = updateConflicts.find((one) => one === code);
  return known ? REFUSAL_OF_CONFLICT[known] : "notOffered";
}
