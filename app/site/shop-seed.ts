import type { MonitoringSettings } from "./monitoring-settings.ts";
import { isMeasuredPage } from "./pages/measured-pages.ts";
import { isPaymentPage } from "./pages/payment-pages.ts";
import { marketOf } from "./markets.ts";
import type { ResolvedSite } from "./resolve-site.ts";
import type { Shop } from "./shop-context.tsx";
import { SITE_CONFIG, type SiteConfig, type Stage } from "./site-config.ts";
import { findLocale, findSite } from "./site-path.ts";

/** What the browser needs to rebuild the shop: ids only, the tables are in the bundle. */
export type ShopSeed = {
  siteId: string;
  localeId: string;
  stage: Stage;
  publicOrigin: string;
  /** Present if the installation has one, the page may be measured and the visitor has consented. */
  tagManagerId?: string;
  /** Present under the same conditions. */
  monitoring?: MonitoringSettings;
  /** Present if the document's security policy allows the scripts of the payment provider. */
  hasPaymentPolicy?: true;
  /** Absent if addresses are as the bundle has them. */
  url?: UrlConfig;
};

type UrlConfig = Pick<SiteConfig, "defaultSite" | "placement" | "showDefaults">;

type SeedSettings = {
  stage: Stage;
  publicOrigin: string;
  tagManagerId?: string | undefined;
  monitoring?: MonitoringSettings | undefined;
};

export function shopSeed(resolved: ResolvedSite, server: SeedSettings): ShopSeed {
  const url = urlConfig(resolved.config);
  const isUsual = JSON.stringify(url) === JSON.stringify(urlConfig(SITE_CONFIG));
  return {
    siteId: resolved.site.id,
    localeId: resolved.locale.id,
    stage: server.stage,
    publicOrigin: server.publicOrigin,
    ...(server.tagManagerId && isMeasuredPage(resolved.pathname) && { tagManagerId: server.tagManagerId }),
    ...(server.monitoring && isMeasuredPage(resolved.pathname) && { monitoring: server.monitoring }),
    ...(isPaymentPage(resolved.pathname) && { hasPaymentPolicy: true }),
    ...(!isUsual && { url }),
  };
}

const urlConfig = ({ defaultSite, placement, showDefaults }: SiteConfig): UrlConfig => ({
  defaultSite,
  placement: { site: placement.site, locale: placement.locale },
  showDefaults,
});

export function shopFromSeed(seed: ShopSeed): Shop {
  const config: SiteConfig = { ...SITE_CONFIG, ...seed.url };
  const site = findSite(config, seed.siteId);
  const locale = site && findLocale(site, seed.localeId);
  if (!locale) throw new Error(`No site ${seed.siteId} with locale ${seed.localeId}`);
  const { stage, publicOrigin } = seed;
  return { site, locale, market: marketOf(locale.countryCode), config, stage, publicOrigin };
}
