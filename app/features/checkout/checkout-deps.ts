import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import type { Shopper } from "../../session/session.ts";

/** Whose checkout it is, and the basket it is about. */
export type CheckoutDeps = {
  shopper: Shopper;
  siteId: string;
  organizationId: string;
  basket: BasketDocument;
  /** For what goes wrong without keeping anybody from ordering. */
  report: (error: Error) => void;
};
