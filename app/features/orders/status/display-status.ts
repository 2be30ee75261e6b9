import type { FulfilmentStatus } from "../../../../contracts/order-management/statuses.ts";
import type { StatusLabel } from "./status-label.ts";
import { type KnownStatus, knownStatus } from "./known-status.ts";

/** How this shop's items are shown, by their progress. */
const SHOWN_AS: Readonly<Record<Lowercase<FulfilmentStatus>, KnownStatus>> = {
  allocated: "created",
  ordered: "created",
  returned: "refund issued",
  returninitiated: "refund requested",
  fulfilled: "paid",
};

/** The line that says how far the payment of this shop's items is. */
const STATUS_LINES: Readonly<Record<Lowercase<FulfilmentStatus>, StatusLabel>> = {
  ordered: "status.paymentPending",
  allocated: "status.paymentPending",
  returned: "status.processed",
  returninitiated: "status.draft",
  fulfilled: "status.paid",
};

/** The order's own status, where it says more than its items: without a payment nothing happens to them. */
const UNPAID: readonly (KnownStatus | undefined)[] = ["payment pending", "payment failed", "payment error"];

/** Whether an order has not been paid, or not yet. */
export const isUnpaid = (orderStatus: string): boolean => UNPAID.includes(knownStatus(orderStatus));

export type RefundStage = "requested" | "issued" | "failed";

export type StatusFacts = {
  isPreviousShop: boolean;
  /** Of the item, and of its order. */
  status: KnownStatus;
  orderStatus: KnownStatus | undefined;
  /** A credit note was issued for the item, or the order is marked as refunded. */
  isMarkedRefunded: boolean;
  refundStage?: RefundStage | undefined;
  /** It was delivered, but its term was shortened, and a part of its price is paid back. */
  isEndedEarly?: boolean;
};

const PAID_BACK_IN_PART: Readonly<Record<RefundStage, KnownStatus>> = {
  requested: "refund requested",
  issued: "partially refunded",
  failed: "refund error",
};

export function displayStatus(facts: StatusFacts): KnownStatus {
  const { isPreviousShop, status, orderStatus, isMarkedRefunded, refundStage } = facts;
  if (facts.isEndedEarly && refundStage) return PAID_BACK_IN_PART[refundStage];
  if (isMarkedRefunded) return "refunded";
  if (orderStatus && UNPAID.includes(orderStatus)) return orderStatus;
  const shown = !isPreviousShop && isFulfilment(status) ? SHOWN_AS[status] : status;
  const isRefund = shown === "refund requested" || shown === "refund issued";
  return isRefund && refundStage === "failed" ? "refund error" : shown;
}

/** Undefined for a status whose label is its line. */
export function statusLine(facts: StatusFacts): StatusLabel | undefined {
  const { isPreviousShop, status, orderStatus, isMarkedRefunded, refundStage } = facts;
  if (isPreviousShop || isMarkedRefunded || facts.isEndedEarly || refundStage === "failed") return undefined;
  if (!isFulfilment(status)) return undefined;
  // Order management leaves the items of an unpaid order as they are.
  const isRefused = orderStatus === "payment failed" || orderStatus === "payment error";
  return isRefused ? undefined : STATUS_LINES[status];
}

const isFulfilment = (status: KnownStatus): status is Lowercase<FulfilmentStatus> => Object.hasOwn(SHOWN_AS, status);

/** Whether an order is marked as cancelled in the list of orders. */
export function isShownAsCancelled({ isPreviousShop, status }: { isPreviousShop: boolean; status: string }): boolean {
  const cancelled = isPreviousShop ? CANCELLED_IN_PREVIOUS_SHOP : CANCELLED;
  const known = knownStatus(status);
  return known !== undefined && cancelled.includes(known);
}

const CANCELLED: readonly KnownStatus[] = ["payment failed"];
const CANCELLED_IN_PREVIOUS_SHOP: readonly KnownStatus[] = [
  "payment failed",
  "canceled",
  "cancelled",
  "order cancelled",
  "payment error",
];
