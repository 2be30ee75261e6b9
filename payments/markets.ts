import type { PaymentMarket } from "./deps.ts";

const everywhere = ["card", "apple_pay", "google_pay"] as const;

/** The provider and the payment types of each market. */
export const paymentMarkets: Readonly<Record<string, PaymentMarket>> = {
  GB: { provider: "stripe", types: everywhere },
  US: { provider: "stripe", types: everywhere },
  CA: { provider: "stripe", types: everywhere },
  CZ: { provider: "stripe", types: everywhere },
  DE: { provider: "adyen", types: [...everywhere, "sepa_debit"] },
  AT: { provider: "adyen", types: [...everywhere, "sepa_debit"] },
  FR: { provider: "adyen", types: [...everywhere, "sepa_debit"] },
  IT: { provider: "adyen", types: [...everywhere, "sepa_debit"] },
  ES: { provider: "adyen", types: [...everywhere, "sepa_debit"] },
  PT: { provider: "adyen", types: [...everywhere, "sepa_debit"] },
  NL: { provider: "adyen", types: [...everywhere, "ideal", "sepa_debit"] },
  BE: { provider: "adyen", types: [...everywhere, "bancontact", "sepa_debit"] },
};

const currencies: Readonly<Record<string, string>> = { GB: "GBP", US: "USD", CA: "CAD", CZ: "CZK" };

export const currencyOf = (country: string): string => currencies[country] ?? "EUR";
