import { createHash } from "node:crypto";
import type { ReceivedNotice } from "../provider.ts";

/** What is written down of a message that was signed but says nothing the ledger understands. */
export const unknownWhat = "unknown";

/** Named after its own text, so that a repetition is known for one. */
export function unknownNotice(text: string): ReceivedNotice {
  const name = createHash("sha256").update(text).digest("base64url");
  return { eventId: `${unknownWhat}:${name}`, notice: { about: "other", what: unknownWhat } };
}

/** The notice, unless a database cannot keep its text. */
export function keepable(received: ReceivedNotice): ReceivedNotice {
  const text = JSON.stringify(received);
  // Well-formed text, and none of the character that ends strings elsewhere; JSON writes both kinds as escapes.
  return /\\u(?:0000|d[89a-f])/i.test(text) ? unknownNotice(text) : received;
}
