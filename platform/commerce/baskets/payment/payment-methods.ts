import type { BillingCountry } from "../../../../contracts/commerce/address.ts";
import type { PaymentMethodDocument } from "../../../../contracts/commerce/baskets.ts";
import type { CurrencyCode } from "../../../../contracts/commerce/text.ts";

/** The payment processor of each market. */
const processorOfCountry: Partial<Record<BillingCountry, "STRIPE" | "ADYEN">> = {
  GB: "STRIPE",
  US: "STRIPE",
  CA: "STRIPE",
  CZ: "STRIPE",
  DE: "ADYEN",
  AT: "ADYEN",
  FR: "ADYEN",
  IT: "ADYEN",
  ES: "ADYEN",
  PT: "ADYEN",
  NL: "ADYEN",
  BE: "ADYEN",
};

type Method = { id: string; name: string; country?: BillingCountry; currency?: CurrencyCode };

const methods: readonly Method[] = [
  { id: "CREDIT_CARD", name: "Card" },
  { id: "APPLE_PAY", name: "Apple Pay" },
  { id: "GOOGLE_PAY", name: "Google Pay" },
  { id: "IDEAL", name: "iDEAL", country: "NL" },
  { id: "BANCONTACT", name: "Bancontact", country: "BE" },
  { id: "SEPA_DEBIT", name: "SEPA", currency: "EUR" },
];

const card = (spec: {
  card_type: string;
  name: string;
  number_lengths: string[];
  number_prefixes: string[];
  security_code_length: number;
}) => ({ _type: "payment_card_spec" as const, checksum_verification_enabled: true, ...spec });

const cards: PaymentMethodDocument["cards"] = [
  card({
    card_type: "Visa",
    name: "Visa",
    number_lengths: ["13", "16"],
    number_prefixes: ["4"],
    security_code_length: 3,
  }),
  card({
    card_type: "Master Card",
    name: "Mastercard",
    number_lengths: ["16"],
    number_prefixes: ["51-55", "2221-2720"],
    security_code_length: 3,
  }),
  card({
    card_type: "Amex",
    name: "American Express",
    number_lengths: ["15"],
    number_prefixes: ["34", "37"],
    security_code_length: 4,
  }),
];

/** The payment methods of a basket's market. */
export function paymentMethodsOf(country: BillingCountry, currency: CurrencyCode): PaymentMethodDocument[] {
  return methods
    .filter((method) => (method.country ?? country) === country && (method.currency ?? currency) === currency)
    .map(({ id, name }) => ({
      _type: "payment_method",
      id,
      name,
      payment_processor_id: processorOfCountry[country] ?? "ADYEN",
      ...(id === "CREDIT_CARD" && { cards }),
    }));
}
