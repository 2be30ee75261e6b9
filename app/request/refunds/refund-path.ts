/** The page on which items of an order are given back. */
export const refundPath = (orderNumber: string): string => `/request-refund/${encodeURIComponent(orderNumber)}`;

/** The parameter of that page that opens the receipt of a request. */
export const RECEIPT_PARAMETER = "receipt";

export const receiptPath = (orderNumber: string, number: string): string =>
  `${refundPath(orderNumber)}?${new URLSearchParams({ [RECEIPT_PARAMETER]: number })}`;
