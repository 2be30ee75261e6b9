import { createHash } from "node:crypto";
import { ocapiFault } from "../ocapi-fault.ts";

/** Says which version of a document somebody has in hand. */
export const resourceState = (id: string, revision: number) =>
  createHash("sha256").update(`${id}:${revision}`).digest("hex");

/** Refuses a change that was made upon an older version. */
export function requireFreshState(given: string | undefined, current: string): void {
  if (given === undefined || given === current) return;
  throw ocapiFault(412, {
    type: "InvalidResourceStateException",
    message: "The document was changed by somebody else in the meantime.",
    arguments: { resourceState: current },
  });
}
