import type { Locale } from "../../../site/locales.ts";
import type { Shop } from "../../../site/shop-context.tsx";
import type { Site } from "../../../site/site-config.ts";
import { siteHref } from "../../../site/site-href.ts";

type Input = {
  shop: Pick<Shop, "config" | "publicOrigin">;
  /** Maps host names to site ids. */
  hosts: Readonly<Record<string, string>>;
  site: Site;
  locale: Locale;
  path: string;
};

/** The address of a page of any site; it is absolute where the site has its own host name. */
export function siteUrl({ shop: { config, publicOrigin }, hosts, site, locale, path }: Input): string {
  const host = Object.keys(hosts).find((name) => hosts[name] === site.id);
  if (!host) return siteHref({ config, site, locale, path });
  const { protocol } = new URL(publicOrigin);
  return `${protocol}//${host}${siteHref({ config: { ...config, defaultSite: site.id }, site, locale, path })}`;
}
