/** Pages on which a card of another country may turn up. */
export const paymentPages = ["checkout", "payment", "add"] as const;
export type PaymentPage = (typeof paymentPages)[number];

/** Where somebody goes on after hearing that bill and card do not match; undefined stays, and loads the page again. */
const CONTINUATIONS: Readonly<Record<PaymentPage, string | undefined>> = {
  checkout: "/checkout",
  payment: undefined,
  add: "/account/my-payment-method",
};

export const mismatchContinuation = (page: PaymentPage): string | undefined => CONTINUATIONS[page];
