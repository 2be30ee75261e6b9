/** Pages that take payments. Only their documents allow the scripts and frames of the payment provider. */
const paymentPages = /^\/?(?:checkout|payment-confirmation)\/?$/i;

/** Calls for data, which never show a page. */
const dataCalls = /^\/?service-/;

export function isPaymentPage(pathname: string): boolean {
  return paymentPages.test(pathname);
}

type Move = {
  method: string;
  /** The target's path as its route writes it, such as `service/:productId`. */
  pattern: string;
  /** Whether the open document was loaded for a payment page. */
  takesPayments: boolean;
};

/**
 * A document keeps the security policy it was loaded with. A move into or out of the payment pages therefore needs
 * another document: going in, for the provider's sources; going out, to end the provider's scripts.
 */
export function needsNewDocument({ method, pattern, takesPayments }: Move): boolean {
  return method === "GET" && !dataCalls.test(pattern) && isPaymentPage(pattern) !== takesPayments;
}
