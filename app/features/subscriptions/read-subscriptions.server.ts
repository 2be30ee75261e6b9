import { listSubscriptions, type ManagedService } from "../../../contracts/order-management/subscriptions.ts";
import type { AccountDeps } from "../../request/account/account-deps.server.ts";
import type { Subscription } from "./subscription.ts";
import { subscriptionFromWire } from "./subscription-from-wire.ts";

/** `reportError` logs what order management sends and this shop does not know. */
export type SubscriptionDeps = AccountDeps & { reportError: (error: unknown) => void };

/** The subscriptions that the signed-in customer has bought in the shop of this make. */
export async function readSubscriptions(deps: SubscriptionDeps): Promise<Subscription[]> {
  const { services, accountId, shop, today } = deps;
  const { records } = await services.orderManagement(listSubscriptions, { body: { accountId, siteId: shop.site.id } });
  return records.map((record) => reportUnknownState(deps, record, subscriptionFromWire(record, today)));
}

/** One of the customer's subscriptions; undefined when the id is unknown or belongs to another customer. */
export async function findSubscription(deps: SubscriptionDeps, assetId: string): Promise<Subscription | undefined> {
  return (await readSubscriptions(deps)).find((one) => one.assetId === assetId);
}

function reportUnknownState({ reportError }: SubscriptionDeps, { serviceStatus }: ManagedService, read: Subscription) {
  if (read.state.phase === "unknown") reportError(new Error(`Unknown status of a subscription: ${serviceStatus}`));
  return read;
}
