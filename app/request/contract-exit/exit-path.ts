export const WITHDRAW_PATH = "/withdraw";
export const CANCEL_PATH = "/cancel-subscription";

/** The parameter that fills in the contract. */
export const ORDER_PARAMETER = "order";

/** The page on which the customer withdraws from this order, with its number filled in. */
export const withdrawPath = (orderNumber: string): string =>
  `${WITHDRAW_PATH}?${new URLSearchParams({ [ORDER_PARAMETER]: orderNumber })}`;
