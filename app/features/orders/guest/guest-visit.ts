/** A guest's access to one order. */
export type GuestVisit = {
  orderNumber: string;
  /** The moment at which the order closes on this device. */
  until: string;
  /** Whether the visitor is signed in; the order is a guest's nevertheless. */
  isRegistered: boolean;
};

/** The parameter that shows the text about the guest view as a page, for browsers without scripts. */
export const ABOUT_PARAMETER = "view";
export const ABOUT_VALUE = "guest";

/** What the form of the guest view asks for. */
export const CLOSE_INTENT = "close";
