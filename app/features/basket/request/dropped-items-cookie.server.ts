import { z } from "zod";
import { type SealedCookie, sealedCookie, type CookieDeps } from "../../../settings/sealed-cookie.server.ts";

const names = z.array(z.string().max(200)).max(20);
const maxAgeSeconds = 3_600;

/** Names of what a basket lost on its way to another market, until the checkout has said so. Each site has baskets of its own. */
export function droppedItemsCookie(siteId: string, deps: CookieDeps): SealedCookie<string[]> {
  return sealedCookie({ name: `left-behind-${siteId}`, schema: names, maxAgeSeconds }, deps);
}
