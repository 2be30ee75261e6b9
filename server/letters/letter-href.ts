import { SITE_CONFIG, type SiteConfig } from "../../app/site/site-config.ts";
import { siteHref } from "../../app/site/site-href.ts";
import { findLocale, findSite } from "../../app/site/site-path.ts";
import type { Letter } from "../../contracts/letters/letters.ts";
import type { Environment } from "../environment/environment.ts";

type Urls = Pick<Environment, "PUBLIC_ORIGIN" | "SITE_HOSTS" | "SITE_PLACEMENT" | "LOCALE_PLACEMENT" | "SHOW_DEFAULTS">;

/** The absolute address of a page for the make and language of a letter; on the make's own host if it has one. */
export function letterHref(environment: Urls) {
  const { PUBLIC_ORIGIN, SITE_HOSTS } = environment;
  return ({ siteId, localeId }: Pick<Letter, "siteId" | "localeId">, path: string): string => {
    const host = Object.keys(SITE_HOSTS).find((name) => SITE_HOSTS[name] === siteId);
    const origin = host === undefined ? PUBLIC_ORIGIN : `${new URL(PUBLIC_ORIGIN).protocol}//${host}`;
    const config: SiteConfig = {
      ...SITE_CONFIG,
      placement: { site: environment.SITE_PLACEMENT, locale: environment.LOCALE_PLACEMENT },
      showDefaults: environment.SHOW_DEFAULTS,
      hosts: SITE_HOSTS,
      ...(host !== undefined && { defaultSite: siteId }),
    };
    const site = findSite(config, siteId);
    const locale = site && findLocale(site, localeId);
    if (!site || !locale) throw new Error(`There is no shop ${siteId} in ${localeId}.`);
    return origin + siteHref({ config, site, locale, path });
  };
}
