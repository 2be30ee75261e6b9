import { COOLING_OFF_DAYS } from "../expiry.ts";

/** An item, as far as a refund of it is concerned. */
export type RefundableItem = {
  /** The last moment of its cooling-off period. */
  coolingOffEndsAt: Date;
  /** It was given back, its refund was requested, or a part of its price was paid back. */
  isReturned: boolean;
};

/** An order, as far as a guest's refund is concerned. */
export type GuestRefundFacts = {
  isGuestOrder: boolean;
  /** The site's preference. */
  isRefundOffered: boolean;
  createdAt: Date;
  items: readonly RefundableItem[];
};

const DAY_MS = 86_400_000;

/** Whether the shop offers a guest to give back something of this order. */
export function canGuestRefund(
  { isGuestOrder, isRefundOffered, createdAt, items }: GuestRefundFacts,
  now: Date,
): boolean {
  const offerEndsAt = createdAt.getTime() + COOLING_OFF_DAYS * DAY_MS;
  return (
    isGuestOrder && isRefundOffered && offerEndsAt > now.getTime() && items.some((item) => isItemRefundable(item, now))
  );
}

/** Order management refunds an item until the last moment of its cooling-off period, and once. */
export function isItemRefundable({ coolingOffEndsAt, isReturned }: RefundableItem, now: Date): boolean {
  return !isReturned && coolingOffEndsAt.getTime() >= now.getTime();
}
