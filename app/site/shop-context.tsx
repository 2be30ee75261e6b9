import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { Link } from "../ui/link/link.tsx";
import { hrefBelow, useBasePath } from "../ui/link/use-base-path.ts";
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

/** Turns a path of the shop into a target for the router, whose basename already holds the prefix. */
export function useShopHref(): (path: string) => string {
  const shop = useShop();
  const basename = useBasePath();
  return (path) => routerTarget(shop, basename, path);
}

/** The whole address of a page of the shop, for scripts that go or ask there without the router. */
export function useShopAddress(path: string): string {
  return hrefBelow(useBasePath(), useShopHref()(path));
}

export function routerTarget(shop: Pick<Shop, "site" | "locale" | "config">, basename: string, path: string): string {
  const { site, locale } = shop;
  return siteHref({ config: configBeside(shop, basename), site, locale, path });
}

const known = new WeakMap<object, { basename: string; config: SiteConfig }>();

/** How links say what the path before them does not say. The same for all links of a page, so it is worked out once. */
function configBeside(shop: Pick<Shop, "site" | "locale" | "config">, basename: string): SiteConfig {
  const last = known.get(shop);
  if (last?.basename === basename) return last.config;
  const { config, site, locale } = shop;
  const said = readSitePath(config, basename);
  const saidSite = said.site ?? findSite(config, config.defaultSite);
  const saidLocale = findLocale(site, said.localeRef ?? site.l10n.defaultLocale);
  // A visitor may have come with ?locale= although links carry it in the path: what the path does not say stays in the query.
  const isSiteSaid = saidSite?.id === site.id && config.placement.site !== "query_param";
  const isLocaleSaid = saidLocale?.id === locale.id && config.placement.locale !== "query_param";
  const placement = {
    site: isSiteSaid ? "none" : "query_param",
    locale: isLocaleSaid ? "none" : "query_param",
  } as const;
  const beside = { ...config, placement };
  known.set(shop, { basename, config: beside });
  return beside;
}

export function ShopLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, "to"> & { to: string }) {
  const href = useShopHref();
  return <Link {...rest} to={href(to)} />;
}
