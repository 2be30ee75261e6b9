import type { ProviderName } from "../port/payment-types.ts";
import type { Buyer } from "../port/payments.ts";
import type { Payer } from "../provider.ts";

/** About the length of a visit. */
const lifetimeMs = 30 * 60_000;
const maxPayers = 10_000;

type Key = { provider: ProviderName; buyer: Pick<Buyer, "siteId" | "customerId" | "isRegistered"> };

export type PayerCache = {
  read(key: Key): Payer | undefined;
  store(key: Key, payer: Payer): void;
};

/** Caches the buyer's ids at a provider for a visit, so that not every call asks commerce and the provider. */
export function createPayerCache(now: () => Date): PayerCache {
  const entries = new Map<string, { payer: Payer; until: number }>();
  return {
    read(key) {
      const found = entries.get(nameOf(key));
      return found && found.until > now().getTime() ? found.payer : undefined;
    },
    store(key, payer) {
      const name = nameOf(key);
      entries.delete(name);
      const [oldest] = entries.keys();
      if (oldest !== undefined && entries.size >= maxPayers) entries.delete(oldest);
      entries.set(name, { payer, until: now().getTime() + lifetimeMs });
    },
  };
}

const nameOf = ({ provider, buyer }: Key): string =>
  JSON.stringify([provider, buyer.siteId, buyer.customerId, buyer.isRegistered]);
