import type { OrderSummary } from "../../../contracts/order-management/order-summary.ts";
import { isItemRefundable } from "../../domain/orders/guest-refund.ts";
import { refundableItem } from "../guest-order/refund-facts.ts";

type WireItem = Pick<
  OrderSummary["OrderItemSummaries"]["records"][number],
  "Status" | "CoolingOffPeriodEndDate" | "IsOrderCancelled_C" | "SNPOMSRefundStatus_C"
>;

/** Whether an item of the order is within its cooling-off period, also while it is still being installed. */
export const canWithdraw = (
  { OrderItemSummaries }: { OrderItemSummaries: { records: readonly WireItem[] } },
  now: Date,
): boolean =>
  OrderItemSummaries.records.some((item) => !item.IsOrderCancelled_C && isItemRefundable(refundableItem(item), now));
