import { createHash } from "node:crypto";
import type { ReceivedNotice } from "../notice.ts";

const unknownWhat = "unknown";
const prefix = `${unknownWhat}:`;

/**
 * The notice of a signed message that the ledger does not understand: its type, and a hash of its text to recognise
 * repetitions. The text may hold personal data and is not stored.
 */
export function unknownNotice(text: string, type?: unknown): ReceivedNotice {
  const name = createHash("sha256").update(text).digest("base64url");
  const what = typeof type === "string" && /^[\w.-]{1,100}$/.test(type) ? type : unknownWhat;
  return { eventId: `${prefix}${name}`, notice: { about: "other", what } };
}

export const isUnknown = ({ eventId }: ReceivedNotice): boolean => eventId.startsWith(prefix);

/** The notice, or an unknown one if PostgreSQL cannot store its text. */
export function storable(received: ReceivedNotice): ReceivedNotice {
  const text = JSON.stringify(received);
  // No lone surrogates and no NUL characters: JSON writes both as escapes, and a backslash of the text twice.
  return /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(text) ? unknownNotice(text) : received;
}
