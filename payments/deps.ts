import type { Client } from "../contracts/client.ts";
import type { PaymentType, ProviderName } from "./port/payment-types.ts";
import type { Database } from "../database/database.ts";
import type { BuyerIdsCache } from "./checkout/buyer-ids-cache.ts";
import type { Transitions } from "./ledger/states.ts";
import type { Provider } from "./provider.ts";

/** Commerce in the name of the shop's server, for work after the shopper has left. */
export type CommerceAccess = {
  /** Baskets and orders. */
  client: Client;
  organizationId: string;
  /** The `Authorization` header of the shop's server, in place of a shopper's token. */
  serverAuthorization: string;
};

/** The provider of a market, and the payment types offered there. */
export type PaymentMarket = { provider: ProviderName; types: readonly PaymentType[] };

/** Reports a problem to the operators. */
export type Report = (problem: string, about: { paymentId?: string; error?: unknown }) => void;

export type PaymentsDeps = {
  database: Database;
  now: () => Date;
  commerce: CommerceAccess;
  providers: Record<ProviderName, Provider>;
  markets: Readonly<Record<string, PaymentMarket>>;
  buyerIdsCache: BuyerIdsCache;
  /** The shop's host name, written to the records at the provider. */
  hostName: string;
  report: Report;
  rules: {
    transitions: Transitions;
    /** The idempotency key of an order: a repeated request cannot charge twice. */
    keyOf: (orderNo: string) => string;
  };
};

export function marketOf({ markets }: Pick<PaymentsDeps, "markets">, country: string): PaymentMarket {
  const market = markets[country];
  if (!market) throw new Error(`No payment provider is configured for ${country}.`);
  return market;
}
