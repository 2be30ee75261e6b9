import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A random secret of 256 bits for a client. The database stores only its hash. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Compares in constant time. */
export function isSameSecret(received: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(received), digest(expected));
}
