import type { OrderSummary } from "../../../contracts/order-management/order-summary.ts";
import { readStatus } from "../../../contracts/order-management/statuses.ts";
import type { GuestRefundFacts, RefundableItem } from "../../domain/orders/guest-refund.ts";

type WireItem = Pick<OrderSummary["OrderItemSummaries"]["records"][number], "Status" | "CoolingOffPeriodEndDate">;

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

export function refundableItem({ Status, CoolingOffPeriodEndDate }: WireItem): RefundableItem {
  const status = readStatus(Status);
  return {
    coolingOffEndsAt: new Date(CoolingOffPeriodEndDate),
    isReturned: status === "RETURNED" || status === "RETURNINITIATED",
  };
}
