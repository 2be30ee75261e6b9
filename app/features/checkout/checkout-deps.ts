import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import type { Shopper } from "../../session/session.ts";

/** The shopper and the basket of a checkout. */
export type CheckoutDeps = {
  shopper: Shopper;
  siteId: string;
  organizationId: string;
  basket: BasketDocument;
  /** For errors that do not stop the order. */
  report: (error: Error) => void;
};
