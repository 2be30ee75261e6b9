import type { Locale } from "./locales.ts";
import { type Market, marketOf } from "./markets.ts";
import { CALLBACK_PATHS, type Site, type SiteConfig, type Stage } from "./site-config.ts";
import { siteHref } from "./site-href.ts";
import { findLocale, findSite, readSitePath } from "./site-path.ts";

export type ResolvedSite = {
  site: Site;
  locale: Locale;
  market: Market;
  /** The router's basename: "/" or, say, "/jaguar/de-DE". */
  prefix: string;
  /** The page below the prefix. */
  pathname: string;
  /** The configuration with the default site of this request's host. Build links with this one. */
  config: SiteConfig;
  /** Set when the request must be redirected, because the locale does not exist in production. */
  redirectTo?: string;
};

type Input = { url: URL | undefined; host?: string; config: SiteConfig; stage: Stage };

/** Path beats query, query beats host; unknown values fall back to the defaults. */
export function resolveSite({ url, host, config: baseConfig, stage }: Input): ResolvedSite {
  if (!url) throw new Error("URL is required to find a site object.");
  const config = forRequest(baseConfig, stage, host ?? url.host);
  const path = readSitePath(config, url.pathname);
  const site =
    path.site ?? siteOfCallback(config, path.pathname) ?? namedOrDefaultSite(config, url.searchParams.get("site"));
  const requested = findLocale(site, path.localeRef ?? url.searchParams.get("locale"));
  const fallback = findLocale(site, site.l10n.defaultLocale);
  if (!fallback) throw new Error(`Site ${site.id} does not support its own default locale.`);
  const isHidden = stage === "production" && requested?.enabledInProduction === false;
  const locale = requested && !isHidden ? requested : fallback;
  return {
    site,
    locale,
    market: marketOf(locale.countryCode),
    prefix: path.prefix,
    pathname: path.pathname,
    config,
    ...(isHidden && { redirectTo: siteHref({ config, site, locale, path: path.pathname + url.search }) }),
  };
}

function forRequest(config: SiteConfig, stage: Stage, host: string): SiteConfig {
  if (config.sites.length === 0) {
    throw new Error("Can't find any sites from the config. Please check your configuration");
  }
  const sites = stage === "production" ? config.sites.filter((site) => site.enabledInProduction) : config.sites;
  const name = host.toLowerCase();
  const onHost = config.hosts[name] ?? config.hosts[name.replace(/:\d+$/, "")];
  const isKnown = onHost !== undefined && sites.some((site) => site.id === onHost);
  return { ...config, sites, defaultSite: isKnown ? onHost : config.defaultSite };
}

function siteOfCallback({ sites }: SiteConfig, pathname: string): Site | undefined {
  return sites.find(({ id }) => CALLBACK_PATHS[id] === pathname);
}

function namedOrDefaultSite(config: SiteConfig, ref: string | null): Site {
  return findSite(config, ref) ?? defaultSite(config);
}

function defaultSite({ sites, defaultSite: id }: SiteConfig): Site {
  const [only, ...others] = sites;
  const found = others.length === 0 ? only : sites.find((site) => site.id === id);
  if (!found) throw new Error("Can't find a matching default site. Please check your sites configuration.");
  return found;
}
