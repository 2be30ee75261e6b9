import type { OrderSummary } from "../../../../contracts/order-management/order-summary.ts";
import { canGuestRefund, isItemRefundable } from "../../../domain/orders/guest-refund.ts";
import { refundableItem, refundFacts } from "../../../request/guest-order/refund-facts.ts";
import { isUnpaid } from "../status/display-status.ts";

/** What a guest may give back of an order. */
export type RefundOffer = {
  canRequest: boolean;
  /** Items that were paid for, and cannot be given back any more. */
  finalItemIds: readonly string[];
};

export function refundOffer(
  order: OrderSummary,
  { isGuestRefundOffered }: { isGuestRefundOffered: boolean },
  now: Date,
): RefundOffer {
  const canRequest = canGuestRefund(refundFacts(order, { isRefundOffered: isGuestRefundOffered }), now);
  const finalItems = order.OrderItemSummaries.records.filter((wireItem) => {
    const item = refundableItem(wireItem);
    return !item.isReturned && !(canRequest && isItemRefundable(item, now));
  });
  return { canRequest, finalItemIds: isUnpaid(order.Status) ? [] : finalItems.map(({ Id }) => Id) };
}
