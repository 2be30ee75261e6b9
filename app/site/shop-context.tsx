import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { Link } from "../ui/link/link.tsx";
import { hrefUnder, useBasePath } from "../ui/link/use-base-path.ts";
import type { Locale } from "./locales.ts";
import type { Market } from "./markets.ts";
import type { Site, SiteConfig, Stage } from "./site-config.ts";
import { siteHref } from "./site-href.ts";
import { findLocale, findSite, readSitePath } from "./site-path.ts";

export type Shop = {
  site: Site;
  locale: Locale;
  market: Market;
  config: SiteConfig;
  stage: Stage;
  publicOrigin: string;
};

const ShopContext = createContext<Shop | undefined>(undefined);

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error("No ShopProvider above");
  return shop;
}

/** Turns a path of the shop into a router target; the router's basename already holds the prefix. */
export function useRouterTarget(): (path: string) => string {
  const shop = useShop();
  const basename = useBasePath();
  return (path) => routerTarget(shop, basename, path);
}

/** Turns a path of the shop into the whole path, for scripts that open or fetch it without the router. */
export function useFullPath(): (path: string) => string {
  const basename = useBasePath();
  const target = useRouterTarget();
  return (path) => hrefUnder(basename, target(path));
}

export function routerTarget(shop: Pick<Shop, "site" | "locale" | "config">, basename: string, path: string): string {
  const { site, locale } = shop;
  return siteHref({ config: linkConfig(shop, basename), site, locale, path });
}

const cache = new WeakMap<object, { basename: string; config: SiteConfig }>();

/** Links put site and locale into the query where the basename does not hold them. Cached for all links of a page. */
function linkConfig(shop: Pick<Shop, "site" | "locale" | "config">, basename: string): SiteConfig {
  const last = cache.get(shop);
  if (last?.basename === basename) return last.config;
  const { config, site, locale } = shop;
  const inPath = readSitePath(config, basename);
  const siteInPath = inPath.site ?? findSite(config, config.defaultSite);
  const localeInPath = findLocale(site, inPath.localeRef ?? site.l10n.defaultLocale);
  // A visitor may have come with ?locale= although links have it in the path: then it stays in the query.
  const isSiteInPath = siteInPath?.id === site.id && config.placement.site !== "query_param";
  const isLocaleInPath = localeInPath?.id === locale.id && config.placement.locale !== "query_param";
  const placement = {
    site: isSiteInPath ? "none" : "query_param",
    locale: isLocaleInPath ? "none" : "query_param",
  } as const;
  const placed = { ...config, placement };
  cache.set(shop, { basename, config: placed });
  return placed;
}

export function ShopLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, "to"> & { to: string }) {
  const href = useRouterTarget();
  return <Link {...rest} to={href(to)} />;
}
