/** The names of payment methods, the same in every language. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    visa: "Visa",
    mc: "Mastercard",
    mastercard: "Mastercard",
    amex: "American Express",
    maestro: "Maestro",
    discover: "Discover",
    bcmc: "Bancontact",
    apple_pay: "Apple Pay",
    google_pay: "Google Pay",
    ideal: "iDEAL",
    bancontact: "Bancontact",
    sepa_debit: "SEPA",
    paypal: "PayPal",
  }),
);

export type Method = { type?: string | undefined; brand?: string | undefined };

/** A card is called by its brand, a wallet by its own name. Undefined for a card without a brand. */
export function methodName({ type = "card", brand }: Method): string | undefined {
  const key = type === "card" ? brand : type;
  return key === undefined ? undefined : (NAMES.get(key.toLowerCase()) ?? key);
}
