import { z } from "zod";
import { type SealedCookie, sealedCookie } from "../../../settings/sealed-cookie.server.ts";
import type { StorefrontSettings } from "../../../settings/storefront-settings.ts";

const names = z.array(z.string().max(200)).max(20);
const maxAgeSeconds = 3_600;

/** Names of what a basket lost on its way to another market, until the checkout has said so. Each site has baskets of its own. */
export function leftBehindCookie(
  siteId: string,
  { sessionSecret, publicOrigin, now }: Pick<StorefrontSettings, "sessionSecret" | "publicOrigin" | "now">,
): SealedCookie<string[]> {
  const deps = { secret: sessionSecret, isSecure: publicOrigin.startsWith("https:"), now };
  return sealedCookie({ name: `left-behind-${siteId}`, schema: names, maxAgeSeconds }, deps);
}
