import { turnOnTerms } from "../manage/turn-on-terms.server.ts";
import { readProducts } from "../read-products.server.ts";
import { findSubscription, type SubscriptionDeps } from "../read-subscriptions.server.ts";

/** The present terms of a renewal, as the dialog shows them; undefined for a subscription of another customer. */
export async function readTurnOnTerms(
  deps: SubscriptionDeps,
  assetId: string,
): Promise<{ text: string; version: string } | undefined> {
  const subscription = await findSubscription(deps, assetId);
  if (!subscription) return undefined;
  const [product] = await readProducts(deps, [subscription]);
  return turnOnTerms(deps, { subscription, product });
}
