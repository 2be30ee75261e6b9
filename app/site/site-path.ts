import type { Locale } from "./locales.ts";
import type { Site, SiteConfig } from "./site-config.ts";

type SitePath = {
  site?: Site;
  /** The locale segment as written, when it names a locale of any site. */
  localeRef?: string;
  /** The consumed segments, "/" when there are none. */
  prefix: string;
  /** The page below the prefix, without the suffix of a data request. */
  pathname: string;
};

export function findSite(config: SiteConfig, ref: string | null | undefined): Site | undefined {
  if (!ref) return undefined;
  return config.sites.find((site) => site.id === ref || config.siteAliases[site.id] === ref);
}

export function findLocale(site: Site, ref: string | null | undefined): Locale | undefined {
  if (!ref) return undefined;
  return site.l10n.supportedLocales.find((locale) => locale.id === ref || locale.alias === ref);
}

export function siteRef(config: SiteConfig, site: Site): string {
  return config.siteAliases[site.id] ?? site.id;
}

export function localeRef(locale: Locale): string {
  return locale.alias ?? locale.id;
}

/** The router loads the data of /checkout from /checkout.data, and that of a home page from /_.data. */
function withoutDataSuffix(pathname: string): string {
  return pathname.replace(/\/(?:_root|_)\.data$/, "/").replace(/\.data$/, "");
}

/** Reads the leading segments. Whole segments only: /usa is not the site "us". */
export function readSitePath(config: SiteConfig, pathname: string): SitePath {
  const segments = withoutDataSuffix(pathname).split("/").slice(1);
  let used = 0;
  const site = findSite(config, segments[used]);
  if (site) used += 1;
  const segment = segments[used];
  const isLocale = config.sites.some((candidate) => findLocale(candidate, segment));
  if (isLocale) used += 1;
  return {
    site,
    localeRef: isLocale ? segment : undefined,
    prefix: `/${segments.slice(0, used).join("/")}`,
    pathname: `/${segments.slice(used).join("/")}`,
  };
}
