/** The page with the account's payment method. */
export const PAYMENT_DETAILS_PATH = "/account/my-payment-method";

/** The same, where a bank sends the customer back to; with the page that comes after the method is saved. */
export const methodReturnPath = (next?: string): string =>
  next === undefined ? PAYMENT_DETAILS_PATH : `${PAYMENT_DETAILS_PATH}?${new URLSearchParams({ next })}`;
