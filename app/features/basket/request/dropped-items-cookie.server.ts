import { z } from "zod";
import { type SealedCookie, sealedCookie, type CookieDeps } from "../../../settings/sealed-cookie.server.ts";

const names = z.array(z.string().max(200)).max(20);
const maxAgeSeconds = 3_600;

/** Names of the items dropped when a basket moved to another market, until the checkout has shown them. One for each site. */
export function droppedItemsCookie(siteId: string, deps: CookieDeps): SealedCookie<string[]> {
  return sealedCookie({ name: `left-behind-${siteId}`, schema: names, maxAgeSeconds }, deps);
}
