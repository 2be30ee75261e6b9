import type { OrderFields } from "../../../../contracts/commerce/order-fields.ts";

/** How an order was paid: what people call it, and the digits they know it by. */
export type PaidWith = { name: string; last4?: string };

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    visa: "Visa",
    mc: "Mastercard",
    mastercard: "Mastercard",
    amex: "American Express",
    maestro: "Maestro",
    bcmc: "Bancontact",
    apple_pay: "Apple Pay",
    google_pay: "Google Pay",
    ideal: "iDEAL",
    bancontact: "Bancontact",
    sepa_debit: "SEPA",
  }),
);

type Fields = Pick<OrderFields, "c_payment_type" | "c_cardType" | "c_last4" | "c_iban_last4">;

/** Undefined while nobody has told the order. A wallet is known by its own name, not by the card in it. */
export function paidWith({
  c_payment_type: type,
  c_cardType: card,
  c_last4,
  c_iban_last4,
}: Fields): PaidWith | undefined {
  const last4 = c_last4 ?? c_iban_last4;
  const known = type === undefined || type === "card" ? card : type;
  if (known === undefined) return undefined;
  return { name: NAMES.get(known.toLowerCase()) ?? known, ...(last4 && { last4 }) };
}
