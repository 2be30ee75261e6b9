import type { Locale } from "../../../site/locales.ts";
import type { Shop } from "../../../site/shop-context.tsx";
import type { Site } from "../../../site/site-config.ts";
import { siteHref } from "../../../site/site-href.ts";

type Input = {
  shop: Pick<Shop, "config" | "publicOrigin">;
  /** Host names that stand for a site. */
  hosts: Readonly<Record<string, string>>;
  site: Site;
  locale: Locale;
  path: string;
};

/** The address of a page of any site: where the site has a host name of its own, the address begins with it. */
export function shopAddress({ shop: { config, publicOrigin }, hosts, site, locale, path }: Input): string {
  const host = Object.keys(hosts).find((name) => hosts[name] === site.id);
  if (!host) return siteHref({ config, site, locale, path });
  const { protocol } = new URL(publicOrigin);
  return `${protocol}//${host}${siteHref({ config: { ...config, defaultSite: site.id }, site, locale, path })}`;
}
