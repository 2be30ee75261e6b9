import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/**
 * Protection against cross-site requests: a random cookie and, in the form, its signature. Other sites cannot read the
 * cookie, and cannot sign one that they have planted.
 */
export type FormTokens = {
  /** Returns the token for the forms of this response; sets the cookie if the browser has none. */
  issue(context: Context): string;
  isGenuine(context: Context, token: string | undefined): boolean;
};

export function createFormTokens({ key, issuer }: { key: Buffer; issuer: URL }): FormTokens {
  const isSecure = issuer.protocol === "https:";
  const name = isSecure ? "__Host-SSOForm" : "SSOForm";
  const sign = (value: string) => createHmac("sha256", key).update(value).digest();
  return {
    issue(context) {
      const existing = getCookie(context, name);
      const value = existing ?? randomBytes(24).toString("base64url");
      if (!existing) setCookie(context, name, value, { httpOnly: true, sameSite: "Lax", secure: isSecure, path: "/" });
      return sign(value).toString("base64url");
    },
    isGenuine(context, token = "") {
      const value = getCookie(context, name);
      if (!value || !isSameOrigin(context, issuer.origin)) return false;
      const expected = sign(value);
      const received = Buffer.from(token, "base64url");
      return received.length === expected.length && timingSafeEqual(received, expected);
    },
  };
}

/** Current browsers send at least one of these headers with a form. */
function isSameOrigin(context: Context, origin: string): boolean {
  const claimed = context.req.header("origin");
  const site = context.req.header("sec-fetch-site");
  return (claimed === undefined || claimed === origin) && (site === undefined || site === "same-origin");
}
