import type { OrderSummary } from "../../../contracts/order-management/order-summary.ts";
import { readStatus, type RecordStatus } from "../../../contracts/order-management/statuses.ts";
import { isItemRefundable } from "../../domain/orders/guest-refund.ts";
import { refundableItem } from "../guest-order/refund-facts.ts";

type WireItem = Pick<
  OrderSummary["OrderItemSummaries"]["records"][number],
  "Status" | "CoolingOffPeriodEndDate" | "SNPOMSRefundStatus_C" | "SNPOMSVcsAsset_C" | "IsOrderCancelled_C"
>;

/**
 * offered: can be given back now. requested: was given back. processing: cannot be cancelled before it is installed.
 * over: its cooling-off period has ended. ended: was never installed, or was cancelled without a refund.
 */
export type ItemRefund = "offered" | "requested" | "processing" | "over" | "ended";

const PROCESSING: readonly (RecordStatus | undefined)[] = [
  "ORDERED",
  "ALLOCATED",
  "Failed - Waiting for retry",
  "Rejected - Waiting for retry",
];
const REFUNDABLE: readonly (RecordStatus | undefined)[] = ["FULFILLED", "Installation Failed"];

/** What order management would answer to a request for the refund of an item. */
export function itemRefund(item: WireItem, now: Date): ItemRefund {
  const facts = refundableItem(item);
  const status = readStatus(item.Status);
  if (facts.isReturned) return "requested";
  if (item.IsOrderCancelled_C) return "ended";
  if (PROCESSING.includes(status)) return "processing";
  if (!REFUNDABLE.includes(status) || item.SNPOMSVcsAsset_C === null) return "ended";
  return isItemRefundable(facts, now) ? "offered" : "over";
}
