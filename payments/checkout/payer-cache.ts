import type { ProviderName } from "../port/payment-words.ts";
import type { Buyer } from "../port/payments.ts";
import type { Payer } from "../provider.ts";

/** About as long as a visit. */
const keptMs = 30 * 60_000;
const mostPayers = 10_000;

type Key = { provider: ProviderName; buyer: Pick<Buyer, "siteId" | "customerId" | "isRegistered"> };

export type PayerCache = {
  read(key: Key): Payer | undefined;
  keep(key: Key, payer: Payer): void;
};

/** Who a buyer is at a provider, kept for a visit so that commerce and the provider are not asked at every call. */
export function createPayerCache(now: () => Date): PayerCache {
  const kept = new Map<string, { payer: Payer; until: number }>();
  return {
    read(key) {
      const found = kept.get(nameOf(key));
      return found && found.until > now().getTime() ? found.payer : undefined;
    },
    keep(key, payer) {
      const name = nameOf(key);
      kept.delete(name);
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size >= mostPayers) kept.delete(oldest);
      kept.set(name, { payer, until: now().getTime() + keptMs });
    },
  };
}

const nameOf = ({ provider, buyer }: Key): string =>
  JSON.stringify([provider, buyer.siteId, buyer.customerId, buyer.isRegistered]);
