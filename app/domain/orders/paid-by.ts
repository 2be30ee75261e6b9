import { type Method, methodName } from "./method-name.ts";

/** How older shops, order management and the providers spell a way to pay; whatever is not here is its own name. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "credit card": "card",
    credit_card: "card",
    scheme: "card",
    stripe_payments: "card",
    authorizenet_acceptjs: "card",
    sagepaysuitepi: "card",
    rootways_authorizecim_option: "card",
    paypal_express: "paypal",
    applepay: "apple_pay",
    "apple pay": "apple_pay",
    googlepay: "google_pay",
    "google pay": "google_pay",
    bcmc: "bancontact",
    sepadirectdebit: "sepa_debit",
  }),
);

const spelled = (code: string): string => SPELLINGS.get(code.toLowerCase()) ?? code;

/** By card, or by way of a system with a page or a sheet of its own. */
export type PaidBy = { kind: "card" } | { kind: "host"; host: string };

/** The name of a payment method, where it has one, and whether it is a card. */
export function readMethod({ type = "card", brand }: Method): { name?: string; by?: PaidBy } {
  // The code stands for a wallet of any kind: its brand says which.
  const code = type.toLowerCase() === "digitalwallet" ? brand : type;
  if (code === undefined) return {};
  const known = spelled(code);
  const name = methodName({ type: known, brand });
  if (known === "card") return { ...(name !== undefined && { name }), by: { kind: "card" } };
  return name === undefined ? {} : { name, by: { kind: "host", host: name } };
}
