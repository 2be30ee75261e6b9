import type { PaymentMethod } from "../../../../contracts/payments/payment-words.ts";

const brandNames: Readonly<Record<string, string>> = {
  visa: "Visa",
  mc: "Mastercard",
  mastercard: "Mastercard",
  amex: "American Express",
  maestro: "Maestro",
  bcmc: "Bancontact",
  discover: "Discover",
};

const typeNames: Readonly<Record<PaymentMethod["type"], string>> = {
  card: "Card",
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
  ideal: "iDEAL",
  bancontact: "Bancontact",
  sepa_debit: "SEPA",
};

/** What a way to pay is called by those who made it; names of makes are the same in every language. */
export function methodName({ brand, type }: Pick<PaymentMethod, "brand" | "type">): string {
  if (brand !== undefined && type === "card") return brandNames[brand] ?? brand;
  return typeNames[type];
}
