import { hkdfSync, webcrypto } from "node:crypto";
import { EncryptJWT, type JWTPayload, jwtDecrypt } from "jose";
import type { z } from "zod";
import type { StorefrontSettings } from "./storefront-settings.ts";
import { requestCookies } from "./request-cookies.server.ts";
import { LRUCache } from "lru-cache";

type Definition<Schema extends z.ZodType> = { name: string; schema: Schema; maxAgeSeconds: number };
export type CookieDeps = { secret: string; isSecure: boolean; now: () => Date };

/** A cookie is bound to https where the shop is reached over https. */
export function cookieDepsOf(
  { sessionSecret, publicOrigin }: Pick<StorefrontSettings, "sessionSecret" | "publicOrigin">,
  now: () => Date,
): CookieDeps {
  return { secret: sessionSecret, isSecure: publicOrigin.startsWith("https:"), now };
}

/** A cookie that only this shop can read or write. A forged, expired or foreign one reads as undefined. */
export type SealedCookie<Value> = {
  read(request: Request): Promise<Value | undefined>;
  /** The sealed value as the browser sent it, a secret of this browser and the shop. */
  sealed(request: Request): string | undefined;
  write(value: Value): Promise<string>;
  clear(): string;
};

export function sealedCookie<Schema extends z.ZodType>(
  { name, schema, maxAgeSeconds }: Definition<Schema>,
  { secret, isSecure, now }: CookieDeps,
): SealedCookie<z.output<Schema>> {
  const fullName = isSecure ? `__Host-${name}` : name;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return {
    async read(request) {
      const sealed = requestCookies(request)[fullName];
      if (!sealed) return undefined;
      const opened = await open(sealed, { secret, name, now });
      return schema.safeParse(opened?.value).data;
    },
    sealed: (request) => requestCookies(request)[fullName],
    async write(value) {
      const sealed = await new EncryptJWT({ value })
        .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
        .setExpirationTime(Math.floor(now().getTime() / 1000) + maxAgeSeconds)
        .encrypt(await keyOf(secret, name));
      return `${fullName}=${sealed}; Max-Age=${maxAgeSeconds}; ${attributes}`;
    },
    clear: () => `${fullName}=; Max-Age=0; ${attributes}`,
  };
}

const maxOpened = 1_000;
const opened = new LRUCache<string, JWTPayload>({ max: maxOpened });

/** Browsers send the same cookies with every request, so decrypted values are cached until they expire. */
async function open(
  sealed: string,
  { secret, name, now }: Pick<CookieDeps, "secret" | "now"> & { name: string },
): Promise<JWTPayload | undefined> {
  const key = `${name} ${secret} ${sealed}`;
  const cached = opened.get(key);
  if (cached?.exp && cached.exp * 1000 > now().getTime()) return cached;
  opened.delete(key);
  try {
    const { payload } = await jwtDecrypt(sealed, await keyOf(secret, name), { currentDate: now() });
    opened.set(key, payload);
    return payload;
  } catch {
    return undefined;
  }
}

const keys = new Map<string, Promise<webcrypto.CryptoKey>>();

/** Each cookie has its own key; cached, because every request needs several. */
function keyOf(secret: string, name: string): Promise<webcrypto.CryptoKey> {
  const cached = keys.get(`${name} ${secret}`);
  if (cached) return cached;
  const bytes = hkdfSync("sha256", secret, "", `cookie:${name}`, 32);
  const made = webcrypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
  keys.set(`${name} ${secret}`, made);
  return made;
}
