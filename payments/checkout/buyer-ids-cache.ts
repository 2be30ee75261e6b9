import type { ProviderName } from "../port/payment-types.ts";
import type { Buyer } from "../port/payments.ts";
import type { BuyerIds } from "../provider.ts";

/** About the length of a visit. */
const lifetimeMs = 30 * 60_000;
const maxEntries = 10_000;

type Key = { provider: ProviderName; buyer: Pick<Buyer, "siteId" | "customerId" | "isRegistered"> };

export type BuyerIdsCache = {
  read(key: Key): BuyerIds | undefined;
  store(key: Key, buyerIds: BuyerIds): void;
};

/** Caches the buyer's ids at a provider for a visit, so that not every call asks commerce and the provider. */
export function createBuyerIdsCache(now: () => Date): BuyerIdsCache {
  const entries = new Map<string, { buyerIds: BuyerIds; until: number }>();
  return {
    read(key) {
      const found = entries.get(nameOf(key));
      return found && found.until > now().getTime() ? found.buyerIds : undefined;
    },
    store(key, buyerIds) {
      const name = nameOf(key);
      entries.delete(name);
      const [oldest] = entries.keys();
      if (oldest !== undefined && entries.size >= maxEntries) entries.delete(oldest);
      entries.set(name, { buyerIds, until: now().getTime() + lifetimeMs });
    },
  };
}

const nameOf = ({ provider, buyer }: Key): string =>
  JSON.stringify([provider, buyer.siteId, buyer.customerId, buyer.isRegistered]);
