import { createHash } from "node:crypto";
import { z } from "zod";
import { sessionCookie } from "../../../contracts/identity/sign-in.ts";
import { type SealedCookie, sealedCookie, type CookieDeps } from "../../settings/sealed-cookie.server.ts";
import { requestCookies } from "../../settings/request-cookies.server.ts";

/** As long as a session at the provider lasts, so that one the customer has logged out of never signs them in silently. */
const COOKIE_SECONDS = 90 * 86_400;

const sessionHash = z.string();

/** The provider's session for which this site tries no silent sign-in: one failed before, or the customer logged out. */
export const skipSilentSignInCookie = (deps: CookieDeps, siteId: string): SealedCookie<string> =>
  sealedCookie({ name: `sso-asked_${siteId}`, schema: sessionHash, maxAgeSeconds: COOKIE_SECONDS }, deps);

/** A hash that identifies the browser's session at the identity provider; undefined without one. */
export function providerSession(request: Request): string | undefined {
  const value = requestCookies(request)[sessionCookie];
  return value ? createHash("sha256").update(value).digest("base64url").slice(0, 22) : undefined;
}
