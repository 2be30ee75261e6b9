/** What ways to pay are called by those who made them: the same in every language. */
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

/** A card is known by its brand, a wallet by its own name and not by the card in it. Undefined for a card of no brand. */
export function methodName({ type = "card", brand }: Method): string | undefined {
  const known = type === "card" ? brand : type;
  return known === undefined ? undefined : (NAMES.get(known.toLowerCase()) ?? known);
}
