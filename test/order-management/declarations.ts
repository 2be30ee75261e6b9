import { randomBytes } from "node:crypto";
import type { DeclarationFiling } from "../../contracts/order-management/declarations.ts";

/** A withdrawal with a key of its own. */
export function withdrawalOf(changes: Partial<DeclarationFiling>): DeclarationFiling {
  return {
    requestKey: randomBytes(32).toString("base64url"),
    kind: "withdrawal",
    siteId: "VCS",
    localeId: "en-GB",
    name: "Ada Byron",
    contract: "A-1",
    email: "ada@example.com",
    type: null,
    reason: null,
    endsOn: null,
    ...changes,
  };
}

export const cancellationOf = (changes: Partial<DeclarationFiling>): DeclarationFiling =>
  withdrawalOf({ kind: "cancellation", type: "ordinary", ...changes });
