import { hkdfSync, randomUUID } from "node:crypto";
import { z } from "zod";
import { type SealedCookie, sealedCookie, type CookieDeps } from "../settings/sealed-cookie.server.ts";

const DAYS_90 = 90 * 86_400;
const keyId = z.uuid();

/** The id from which the key of this browser's storage is derived; it lasts until the visitor signs in or out. */
export const storageKeyCookie = (deps: CookieDeps): SealedCookie<string> =>
  sealedCookie({ name: "visit", schema: keyId, maxAgeSeconds: DAYS_90 }, deps);

export const newStorageKeyId = () => randomUUID();

/**
 * The key with which the browser encrypts its storage. It belongs to this browser alone and protects nothing on
 * the server. Without the cookie of its id, what was encrypted can no longer be read.
 */
export function deriveStorageEncryptionKey(secret: string, keyId: string): { key: string; iv: string } {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", secret, keyId, `browser storage ${purpose}`, bytes)).toString("base64");
  return { key: derive("key", 32), iv: derive("iv", 12) };
}
