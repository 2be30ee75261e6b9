import type { VehicleMake } from "../domain/vehicle/vin.ts";
import type { Locale } from "./locales.ts";
import { LOCALES } from "./locales.ts";

export type Make = VehicleMake;

export type Site = {
  id: string;
  make: Make;
  /** The name in titles, headings and the footer. */
  makeName: string;
  enabledInProduction: boolean;
  l10n: {
    defaultLocale: string;
    defaultCurrency: string;
    supportedLocales: readonly Locale[];
  };
};

/** Where a URL holds the site or the locale. */
export type UrlPlacement = "path" | "query_param" | "none";

export type SiteConfig = {
  sites: readonly Site[];
  /** Maps site ids to their names in URLs. Both are accepted. */
  siteAliases: Readonly<Record<string, string>>;
  defaultSite: string;
  placement: { site: UrlPlacement; locale: UrlPlacement };
  showDefaults: boolean;
  /** Maps host names to site ids: the default site of requests to that host. */
  hosts: Readonly<Record<string, string>>;
};

/** The identity provider redirects to these after a sign-in; each site has its own. */
export const CALLBACK_PATHS: Readonly<Record<string, string>> = {
  VCS: "/callback/forgerock",
  VCSJ: "/callback/forgerock-vcsj",
};

/** The make's home page on the public origin; the identity provider redirects to it after a log-out. */
export const SITE_HOMES: Readonly<Record<string, string>> = { VCS: "/", VCSJ: "/jaguar/" };

export type Stage = "development" | "production";

const l10n = { defaultLocale: "en-GB", defaultCurrency: "GBP", supportedLocales: LOCALES };

const SITES: readonly Site[] = [
  { id: "VCS", make: "landrover", makeName: "Land Rover", enabledInProduction: true, l10n },
  { id: "VCSJ", make: "jaguar", makeName: "Jaguar", enabledInProduction: true, l10n },
];

export const SITE_CONFIG: SiteConfig = {
  sites: SITES,
  siteAliases: { VCS: "landrover", VCSJ: "jaguar" },
  defaultSite: "VCS",
  placement: { site: "path", locale: "path" },
  showDefaults: false,
  hosts: {},
};
