/** Pages that take payments. Only their documents allow the scripts and frames of the payment provider. */
const paymentPages =
  /^\/?(?:checkout|payment-confirmation|account\/my-payment-method\/(?:add|edit)-payment-method)\/?$/i;

/** Paths that return data, not a page. */
const dataCalls = /^\/?service-/;

export function isPaymentPage(pathname: string): boolean {
  return paymentPages.test(pathname);
}

type Navigation = {
  method: string;
  /** The route pattern of the target, such as `service/:productId`. */
  pattern: string;
  /** Whether the open document was loaded for a payment page. */
  hasPaymentPolicy: boolean;
};

/**
 * A document keeps the security policy it was loaded with. A navigation into or out of the payment pages therefore needs
 * a new document: into, for the provider's sources; out of, to end the provider's scripts.
 */
export function needsNewDocument({ method, pattern, hasPaymentPolicy }: Navigation): boolean {
  return method === "GET" && !dataCalls.test(pattern) && isPaymentPage(pattern) !== hasPaymentPolicy;
}
