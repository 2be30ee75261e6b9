import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/**
 * Proof that a form was sent from a page of ours: a random cookie and, in the form, its signature. Nobody else can read
 * the cookie, and a planted cookie has no signature.
 */
export type FormTokens = {
  /** The token for the forms of the page at hand; gives the browser its cookie when it has none. */
  issue(context: Context): string;
  isGenuine(context: Context, token: string | undefined): boolean;
};

export function createFormTokens({ key, issuer }: { key: Buffer; issuer: URL }): FormTokens {
  const isSecure = issuer.protocol === "https:";
  const name = isSecure ? "__Host-SSOForm" : "SSOForm";
  const sign = (value: string) => createHmac("sha256", key).update(value).digest();
  return {
    issue(context) {
      const known = getCookie(context, name);
      const value = known ?? randomBytes(24).toString("base64url");
      if (!known) setCookie(context, name, value, { httpOnly: true, sameSite: "Lax", secure: isSecure, path: "/" });
      return sign(value).toString("base64url");
    },
    isGenuine(context, token = "") {
      const value = getCookie(context, name);
      if (!value || !isSameOrigin(context, issuer.origin)) return false;
      const expected = sign(value);
      const given = Buffer.from(token, "base64url");
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

/** Every browser of today says where a form was sent from. */
function isSameOrigin(context: Context, origin: string): boolean {
  const claimed = context.req.header("origin");
  const site = context.req.header("sec-fetch-site");
  return (claimed === undefined || claimed === origin) && (site === undefined || site === "same-origin");
}
