import { hkdfSync, webcrypto } from "node:crypto";
import { EncryptJWT, type JWTPayload, jwtDecrypt } from "jose";
import { LRUCache } from "lru-cache";

/** `purpose` has a key of its own: a value that was sealed for one purpose does not open for another. */
export type Seal = { secret: string; purpose: string; now: () => Date };

/** Encrypts a value that only this shop can read, and only for so long. */
export async function sealValue(
  value: unknown,
  { secret, purpose, now, lifetimeSeconds }: Seal & { lifetimeSeconds: number },
): Promise<string> {
  return new EncryptJWT({ value })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setExpirationTime(Math.floor(now().getTime() / 1000) + lifetimeSeconds)
    .encrypt(await keyOf(secret, purpose));
}

const maxOpened = 1_000;
const opened = new LRUCache<string, JWTPayload>({ max: maxOpened });

/**
 * Undefined for a value that is forged, expired or sealed for another purpose. Browsers send the same values with every
 * request, so opened ones are cached until they expire.
 */
export async function openValue(sealed: string, { secret, purpose, now }: Seal): Promise<unknown> {
  const key = `${purpose} ${secret} ${sealed}`;
  const cached = opened.get(key);
  if (cached?.exp && cached.exp * 1000 > now().getTime()) return cached["value"];
  opened.delete(key);
  try {
    const { payload } = await jwtDecrypt(sealed, await keyOf(secret, purpose), { currentDate: now() });
    opened.set(key, payload);
    return payload["value"];
  } catch {
    return undefined;
  }
}

const keys = new Map<string, Promise<webcrypto.CryptoKey>>();

/** Cached, because every request needs several. */
function keyOf(secret: string, purpose: string): Promise<webcrypto.CryptoKey> {
  const cached = keys.get(`${purpose} ${secret}`);
  if (cached) return cached;
  const bytes = hkdfSync("sha256", secret, "", purpose, 32);
  const made = webcrypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
  keys.set(`${purpose} ${secret}`, made);
  return made;
}
