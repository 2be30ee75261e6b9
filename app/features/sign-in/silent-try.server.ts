import { createHash } from "node:crypto";
import { z } from "zod";
import { sessionCookie } from "../../../contracts/identity/sign-in.ts";
import { type SealedCookie, sealedCookie, type CookieDeps } from "../../settings/sealed-cookie.server.ts";

/** As long as a session at the provider lasts: one that its owner has left never signs them in by itself again. */
const KEPT_SECONDS = 90 * 86_400;

/** Which session at the identity provider this site has already asked about, in vain or because its owner has left. */
export const silentTryCookie = (deps: CookieDeps, siteId: string): SealedCookie<string> =>
  sealedCookie({ name: `sso-asked_${siteId}`, schema: z.string(), maxAgeSeconds: KEPT_SECONDS }, deps);

/** A name for the browser's session at the identity provider that tells nothing about it; undefined without one. */
export function providerSession(request: Request): string | undefined {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${sessionCookie}=`))?.slice(sessionCookie.length + 1);
  return value ? createHash("sha256").update(value).digest("base64url").slice(0, 22) : undefined;
}
