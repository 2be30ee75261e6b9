/** Where a customer was when a card of another country was refused. */
export const mismatchPages = ["checkout", "payment", "add"] as const;
export type MismatchPage = (typeof mismatchPages)[number];

/** Where the customer continues when the countries of bill and card differ; undefined reloads the page. */
const CONTINUATIONS: Readonly<Record<MismatchPage, string | undefined>> = {
  checkout: "/checkout",
  payment: undefined,
  add: "/account/my-payment-method",
};

export const mismatchContinuation = (page: MismatchPage): string | undefined => CONTINUATIONS[page];
