import type { OrderSummary } from "../../../contracts/order-management/order-summary.ts";
import { readStatus } from "../../../contracts/order-management/statuses.ts";
import type { GuestRefundFacts, RefundableItem } from "../../domain/orders/guest-refund.ts";

type WireItem = Pick<
  OrderSummary["OrderItemSummaries"]["records"][number],
  "Status" | "CoolingOffPeriodEndDate" | "SNPOMSRefundStatus_C"
>;

/** What decides whether the items of an order can be given back. */
export function refundFacts(
  order: Pick<OrderSummary, "SNPOMSIsGuestOrder_C" | "CreatedDate"> & {
    OrderItemSummaries: { records: readonly WireItem[] };
  },
  { isRefundOffered }: { isRefundOffered: boolean },
): GuestRefundFacts {
  return {
    isGuestOrder: order.SNPOMSIsGuestOrder_C,
    isRefundOffered,
    createdAt: new Date(order.CreatedDate),
    items: order.OrderItemSummaries.records.map(refundableItem),
  };
}

/** An item has one refund: also one that was paid back in part, because it ended early, cannot be given back. */
export function refundableItem(item: WireItem): RefundableItem {
  const status = readStatus(item.Status);
  return {
    coolingOffEndsAt: new Date(item.CoolingOffPeriodEndDate),
    isReturned: status === "RETURNED" || status === "RETURNINITIATED" || item.SNPOMSRefundStatus_C !== null,
  };
}
