import type { Locale } from "../locales.ts";
import type { Site, SiteConfig } from "../site-config.ts";
import { siteHref, splitPath } from "../site-href.ts";

type Alternates = { canonical: string; alternates: readonly { hrefLang: string; href: string }[] };

type Input = { config: SiteConfig; site: Site; locale: Locale; publicOrigin: string; path: string };

/** The page's addresses for search engines, one for each language in production. */
export function alternates({ config, site, locale, publicOrigin, path }: Input): Alternates {
  // Parsed once for all languages, because parsing is slow and only the prefix differs.
  const page = new URL(publicOrigin);
  page.pathname = splitPath(path).pathname;
  const { origin, pathname } = page;
  const absolute = (locale: Locale) => origin + siteHref({ config, site, locale, path: pathname });
  const offered = site.l10n.supportedLocales.filter((locale) => locale.enabledInProduction);
  const byLocale = offered.map((locale) => ({ hrefLang: locale.id, href: absolute(locale) }));
  const standard = byLocale.find((entry) => entry.hrefLang === site.l10n.defaultLocale);
  return {
    canonical: absolute(locale),
    alternates: standard ? [...byLocale, { hrefLang: "x-default", href: standard.href }] : byLocale,
  };
}
