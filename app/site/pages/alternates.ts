import type { Locale } from "../locales.ts";
import type { Site, SiteConfig } from "../site-config.ts";
import { siteHref, splitPath } from "../site-href.ts";

type Alternates = { canonical: string; alternates: readonly { hrefLang: string; href: string }[] };

type Input = { config: SiteConfig; site: Site; locale: Locale; publicOrigin: string; path: string };

/** The page's addresses for search engines, one for each language in production. */
export function alternates({ config, site, locale, publicOrigin, path }: Input): Alternates {
  const { pathname } = splitPath(path);
  const absolute = (locale: Locale) => new URL(siteHref({ config, site, locale, path: pathname }), publicOrigin).href;
  const offered = site.l10n.supportedLocales.filter((locale) => locale.enabledInProduction);
  const byLocale = offered.map((locale) => ({ hrefLang: locale.id, href: absolute(locale) }));
  const standard = byLocale.find((entry) => entry.hrefLang === site.l10n.defaultLocale);
  return {
    canonical: absolute(locale),
    alternates: standard ? [...byLocale, { hrefLang: "x-default", href: standard.href }] : byLocale,
  };
}
