import { readPart } from "../../../request/account/read-part.ts";
import { manageOptions } from "../manage/manage-options.ts";
import { findSubscription, type SubscriptionDeps } from "../read-subscriptions.server.ts";

export type ServiceToBuy =
  | { kind: "service"; productId: string; vin: string }
  | { kind: "notOffered" }
  | { kind: "notFound" }
  | { kind: "unavailable" };

/** The service of a subscription that has ended or ends soon, and the vehicle to buy it for again. */
export async function findServiceToBuy(deps: SubscriptionDeps, assetId: string): Promise<ServiceToBuy> {
  const found = await readPart(findSubscription(deps, assetId));
  if (!found.isAvailable) return { kind: "unavailable" };
  const subscription = found.value;
  if (!subscription) return { kind: "notFound" };
  const { canBuyAgain, canRenewNow } = manageOptions({
    subscription,
    now: deps.now,
    isAutoRenewalInCountry: false,
    isRefundJustRequested: false,
  });
  if (!canBuyAgain && !canRenewNow) return { kind: "notOffered" };
  return { kind: "service", productId: subscription.productId, vin: subscription.vehicle.vin };
}
