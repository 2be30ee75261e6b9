/** The page of a guest's order, which opens with a grant only. */
export const guestOrderPath = (orderNumber: string): string => `/guest/order/${encodeURIComponent(orderNumber)}`;

/** The data of that order as a file. */
export const guestDataPath = (orderNumber: string): string => `${guestOrderPath(orderNumber)}/data`;

/** The parameter of that page that holds a signed link. */
export const LINK_PARAMETER = "key";

/** The page that asks for the details of an order, and its parameter with the number that is filled in. */
export const LOOKUP_PATH = "/view-order";
export const LOOKUP_NUMBER = "orderNo";

export const lookupPath = (orderNumber: string): string =>
  `${LOOKUP_PATH}?${new URLSearchParams({ [LOOKUP_NUMBER]: orderNumber })}`;
