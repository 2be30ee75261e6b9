/** Pages on which a card of another country may be refused. */
export const paymentPages = ["checkout", "payment", "add"] as const;
export type PaymentPage = (typeof paymentPages)[number];

/** Where the customer continues when the countries of bill and card differ; undefined reloads the page. */
const CONTINUATIONS: Readonly<Record<PaymentPage, string | undefined>> = {
  checkout: "/checkout",
  payment: undefined,
  add: "/account/my-payment-method",
};

export const mismatchContinuation = (page: PaymentPage): string | undefined => CONTINUATIONS[page];
