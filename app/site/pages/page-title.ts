import type { Market } from "../markets.ts";
import type { Site } from "../site-config.ts";

export function pageTitle(
  title: string,
  shop: { site: Pick<Site, "makeName">; market: Pick<Market, "regionCode"> },
): string {
  return `${title} | ${shop.site.makeName} ${shop.market.regionCode}`;
}
