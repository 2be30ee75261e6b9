import type { Subscription } from "./subscription.ts";

/**
 * Whether the customer reads that the subscription renews itself: it does so, and the shop speaks of auto-renewal in its
 * country. While commerce cannot say whether it does, the subscription alone decides.
 */
export function isRenewedByItself(
  { isAutoRenewed }: Pick<Subscription, "isAutoRenewed">,
  { isAutoRenewalInCountry = true }: { isAutoRenewalInCountry: boolean | undefined },
): boolean {
  return isAutoRenewed && isAutoRenewalInCountry;
}
