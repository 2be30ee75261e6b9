import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A secret of 256 bits for a client to keep. The database only ever holds its hash. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Takes the same time wherever two secrets begin to differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
