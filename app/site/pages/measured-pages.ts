/** Where somebody pays or shows how they pay, nothing but the shop's own code runs. */
const unmeasured =
  /^\/(?:checkout|confirmation\/|payment-confirmation|account\/my-payment-method|guest\/|view-order|request-refund\/|callback)/;

/** Whether the use of a page may be measured at all; the visitor's consent is another question. */
export function isMeasuredPage(pathname: string): boolean {
  return !unmeasured.test(pathname);
}
