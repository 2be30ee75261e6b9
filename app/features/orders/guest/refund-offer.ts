import type { OrderSummary } from "../../../../contracts/order-management/order-summary.ts";
import { canGuestRefund, isItemRefundable } from "../../../domain/orders/guest-refund.ts";
import { isBeingWithdrawn } from "../../../request/contract-exit/open-declarations.ts";
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
  const records = order.OrderItemSummaries.records.filter(({ Id }) => !isBeingWithdrawn(order, Id));
  const facts = refundFacts({ ...order, OrderItemSummaries: { records } }, { isRefundOffered: isGuestRefundOffered });
  const canRequest = canGuestRefund(facts, now);
  const finalItems = records.filter((wireItem) => {
    const item = refundableItem(wireItem);
    return !item.isReturned && !(canRequest && isItemRefundable(item, now));
  });
  return { canRequest, finalItemIds: isUnpaid(order.Status) ? [] : finalItems.map(({ Id }) => Id) };
}
