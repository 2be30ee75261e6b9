/** Pages with payments or payment data, and those of links in letters, run only the shop's own code. */
const unmeasured =
  /^\/(?:checkout|confirmation\/|payment-confirmation|account\/my-payment-method|guest\/|view-order|request-refund\/|renewal\/|callback)/;

/** Whether a page may be measured at all; the visitor must consent as well. */
export function isMeasuredPage(pathname: string): boolean {
  return !unmeasured.test(pathname);
}
