import type { PurchaseChecks } from "./purchase-checks.ts";
import type { SavedToast } from "../details/finish-method.server.ts";

/** What the routes of the payment calls add from other features. */
export type CallHooks = {
  purchase: PurchaseChecks;
  /** Writes the cookie of the message that the next page shows. */
  writeToast: (id: SavedToast) => Promise<string>;
};
