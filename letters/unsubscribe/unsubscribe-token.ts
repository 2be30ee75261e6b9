import { createHmac, timingSafeEqual } from "node:crypto";

const sign = (letterId: string, key: Uint8Array): string =>
  createHmac("sha256", key).update(`unsubscribe ${letterId}`).digest("base64url");

/** Names the letter, not its reader: addresses of pages end up in logs. */
export const issueUnsubscribeToken = (letterId: number, key: Uint8Array): string =>
  `${letterId}.${sign(String(letterId), key)}`;

/** The id of the letter; undefined for a forged token. */
export function readUnsubscribeToken(token: string, key: Uint8Array): number | undefined {
  const [, letterId = "", signature = ""] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
  const expected = Buffer.from(sign(letterId, key));
  const received = Buffer.from(signature);
  const isGenuine = received.length === expected.length && timingSafeEqual(received, expected);
  return isGenuine ? Number(letterId) : undefined;
}
