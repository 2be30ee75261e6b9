import { createHash } from "node:crypto";
import type { ReceivedMessage } from "./webhook-message.ts";

const unknownWhat = "unknown";
const prefix = `${unknownWhat}:`;

/**
 * Replaces a signed message that the ledger does not understand: its type, and a hash of its text to recognise
 * repetitions. The text may hold personal data and is not stored.
 */
export function unknownMessage(text: string, type?: unknown): ReceivedMessage {
  const name = createHash("sha256").update(text).digest("base64url");
  const what = typeof type === "string" && /^[\w.-]{1,100}$/.test(type) ? type : unknownWhat;
  return { messageId: `${prefix}${name}`, message: { about: "other", what } };
}

export const isUnknown = ({ messageId }: ReceivedMessage): boolean => messageId.startsWith(prefix);

/** The message, or an unknown one if PostgreSQL cannot store its text. */
export function storable(received: ReceivedMessage): ReceivedMessage {
  const text = JSON.stringify(received);
  // No lone surrogates and no NUL characters: JSON writes both as escapes, and a backslash of the text twice.
  return /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(text) ? unknownMessage(text) : received;
}
