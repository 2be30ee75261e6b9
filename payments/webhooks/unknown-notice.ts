import { createHash } from "node:crypto";
import type { ReceivedNotice } from "../notice.ts";

const unknownWhat = "unknown";
const prefix = `${unknownWhat}:`;

/**
 * What is written down of a message that was signed but says nothing the ledger understands: its type, and a hash of its
 * text, so that a repetition is known for one. The text itself may hold personal data and is not kept.
 */
export function unknownNotice(text: string, type?: unknown): ReceivedNotice {
  const name = createHash("sha256").update(text).digest("base64url");
  const what = typeof type === "string" && /^[\w.-]{1,100}$/.test(type) ? type : unknownWhat;
  return { eventId: `${prefix}${name}`, notice: { about: "other", what } };
}

export const isUnknown = ({ eventId }: ReceivedNotice): boolean => eventId.startsWith(prefix);

/** The notice, unless a database cannot keep its text. */
export function keepable(received: ReceivedNotice): ReceivedNotice {
  const text = JSON.stringify(received);
  // JSON writes a null character and half a surrogate pair as escapes. A backslash of the text itself is written twice.
  return /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(text) ? unknownNotice(text) : received;
}
