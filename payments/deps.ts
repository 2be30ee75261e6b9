import type { Client } from "../contracts/client.ts";
import type { PaymentType, ProviderName } from "./port/payment-words.ts";
import type { Database } from "../database/database.ts";
import type { PayerCache } from "./checkout/payer-cache.ts";
import type { Transitions } from "./ledger/states.ts";
import type { Provider } from "./provider.ts";

/** Commerce as payments need it for themselves, once the shopper has gone. */
export type CommerceAccess = {
  /** Baskets and orders. */
  shop: Client;
  organizationId: string;
  /** What the shop's server shows instead of a shopper's token. */
  serverAuthorization: string;
};

/** Who takes the money in a market, and which ways to pay are offered there. */
export type PaymentMarket = { provider: ProviderName; types: readonly PaymentType[] };

/** Something that somebody should know of although nobody asked. */
export type Report = (problem: string, about: { paymentId?: string; error?: unknown }) => void;

export type PaymentsDeps = {
  database: Database;
  now: () => Date;
  commerce: CommerceAccess;
  providers: Record<ProviderName, Provider>;
  markets: Readonly<Record<string, PaymentMarket>>;
  payers: PayerCache;
  /** The name the shop is known by; it goes into the records of the provider. */
  hostName: string;
  report: Report;
  rules: {
    transitions: Transitions;
    /** One key for one order: a repetition can never charge again. */
    keyOf: (orderNo: string) => string;
  };
};

export function marketOf({ markets }: Pick<PaymentsDeps, "markets">, country: string): PaymentMarket {
  const market = markets[country];
  if (!market) throw new Error(`Nobody takes money in ${country}.`);
  return market;
}
