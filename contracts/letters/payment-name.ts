import type { LetterPayment } from "./letter-parts.ts";

/** How order management and the providers spell a card. */
const cardTypes: ReadonlySet<string> = new Set(["card", "scheme", "credit card", "credit_card", "stripe_payments"]);

/** The names of payment methods are the same in every language. */
const names: ReadonlyMap<string, string> = new Map([
  ["visa", "Visa"],
  ["mc", "Mastercard"],
  ["mastercard", "Mastercard"],
  ["amex", "American Express"],
  ["maestro", "Maestro"],
  ["discover", "Discover"],
  ["bcmc", "Bancontact"],
  ["bancontact", "Bancontact"],
  ["ideal", "iDEAL"],
  ["paypal", "PayPal"],
  ["apple_pay", "Apple Pay"],
  ["applepay", "Apple Pay"],
  ["google_pay", "Google Pay"],
  ["googlepay", "Google Pay"],
  ["sepa_debit", "SEPA"],
  ["sepadirectdebit", "SEPA"],
]);

/** A card is called by its brand, any other method by its own name; undefined for a card without a brand. */
export function methodName({ type, cardType }: LetterPayment): string | undefined {
  const code = type === "" || cardTypes.has(type.toLowerCase()) ? cardType : type;
  return code ? (names.get(code.toLowerCase()) ?? code) : undefined;
}
