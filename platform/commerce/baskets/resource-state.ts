import { createHash } from "node:crypto";
import { ocapiFault } from "../ocapi-fault.ts";

/** Identifies the version of a document. */
export const resourceState = (id: string, revision: number) =>
  createHash("sha256").update(`${id}:${revision}`).digest("hex");

/** Refuses a change to an outdated version. */
export function requireCurrentState(received: string | undefined, current: string): void {
  if (received === undefined || received === current) return;
  throw ocapiFault(412, {
    type: "InvalidResourceStateException",
    message: "The document was changed by another request in the meantime.",
    arguments: { resourceState: current },
  });
}
