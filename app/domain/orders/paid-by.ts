import { type Method, methodName } from "./method-name.ts";

/** How older shops, order management and providers spell payment methods; a code that is not listed stays as it is. */
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

const normaliseCode = (code: string): string => SPELLINGS.get(code.toLowerCase()) ?? code;

/** By card, or by another method, such as a wallet, PayPal or iDEAL. */
export type PaidBy = { kind: "card" } | { kind: "otherMethod"; methodName: string };

/** The name of a payment method, where it has one, and whether it is a card. */
export function readMethod({ type = "card", brand }: Method): { name?: string; by?: PaidBy } {
  // The code is used for every wallet; the brand says which one.
  const code = type.toLowerCase() === "digitalwallet" ? brand : type;
  if (code === undefined) return {};
  const method = normaliseCode(code);
  const name = methodName({ type: method, brand });
  if (method === "card") return { ...(name !== undefined && { name }), by: { kind: "card" } };
  return name === undefined ? {} : { name, by: { kind: "otherMethod", methodName: name } };
}
