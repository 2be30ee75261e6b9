import type { z } from "zod";
import { requestCookies } from "./request-cookies.server.ts";
import { openValue, sealValue } from "./sealed-value.server.ts";
import type { StorefrontSettings } from "./storefront-settings.ts";

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
  const seal = { secret, purpose: `cookie:${name}`, now };
  return {
    async read(request) {
      const sealed = requestCookies(request)[fullName];
      return sealed ? schema.safeParse(await openValue(sealed, seal)).data : undefined;
    },
    sealed: (request) => requestCookies(request)[fullName],
    async write(value) {
      const sealed = await sealValue(value, { ...seal, lifetimeSeconds: maxAgeSeconds });
      return `${fullName}=${sealed}; Max-Age=${maxAgeSeconds}; ${attributes}`;
    },
    clear: () => `${fullName}=; Max-Age=0; ${attributes}`,
  };
}
