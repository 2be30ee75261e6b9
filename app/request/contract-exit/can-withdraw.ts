import type { OrderSummary } from "../../../contracts/order-management/order-summary.ts";
import { isItemRefundable } from "../../domain/orders/guest-refund.ts";
import { refundableItem } from "../guest-order/refund-facts.ts";
import { isBeingWithdrawn } from "./open-declarations.ts";

type WireItem = Pick<
  OrderSummary["OrderItemSummaries"]["records"][number],
  "Id" | "Status" | "CoolingOffPeriodEndDate" | "IsOrderCancelled_C" | "SNPOMSRefundStatus_C"
>;
type WireOrder = Pick<OrderSummary, "SNPOMSDeclarations_C"> & { OrderItemSummaries: { records: readonly WireItem[] } };

/** Whether an item of the order is within its cooling-off period, also while it is still being installed. */
export const canWithdraw = (order: WireOrder, now: Date): boolean =>
  order.OrderItemSummaries.records.some(
    (item) =>
      !item.IsOrderCancelled_C && isItemRefundable(refundableItem(item), now) && !isBeingWithdrawn(order, item.Id),
  );
