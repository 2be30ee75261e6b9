import type { VehicleMake } from "../domain/vehicle/vin.ts";
import type { Locale } from "./locales.ts";
import { LOCALES } from "./locales.ts";

export type Make = VehicleMake;

export type Site = {
  id: string;
  make: Make;
  /** The name owners read in titles, headings and the footer. */
  brand: string;
  enabledInProduction: boolean;
  l10n: {
    defaultLocale: string;
    defaultCurrency: string;
    supportedLocales: readonly Locale[];
  };
};

/** Where a URL says which site or locale is meant. */
export type UrlPlacement = "path" | "query_param" | "none";

export type SiteConfig = {
  sites: readonly Site[];
  /** Site id to the word written in URLs. Both are understood when reading. */
  siteAliases: Readonly<Record<string, string>>;
  defaultSite: string;
  placement: { site: UrlPlacement; locale: UrlPlacement };
  showDefaults: boolean;
  /** A host name may stand for a site: it becomes the default site of requests to that host. */
  hosts: Readonly<Record<string, string>>;
};

/** Where the identity provider sends people back to; each site has an address of its own. */
export const CALLBACK_PATHS: Readonly<Record<string, string>> = {
  VCS: "/callback/forgerock",
  VCSJ: "/callback/forgerock-vcsj",
};

/** The make's home under the public address, whatever language; the identity provider leads back here after a log-out. */
export const SITE_HOMES: Readonly<Record<string, string>> = { VCS: "/", VCSJ: "/jaguar/" };

export type Stage = "development" | "production";

const l10n = { defaultLocale: "en-GB", defaultCurrency: "GBP", supportedLocales: LOCALES };

const SITES: readonly Site[] = [
  { id: "VCS", make: "landrover", brand: "Land Rover", enabledInProduction: true, l10n },
  { id: "VCSJ", make: "jaguar", brand: "Jaguar", enabledInProduction: true, l10n },
];

export const SITE_CONFIG: SiteConfig = {
  sites: SITES,
  siteAliases: { VCS: "landrover", VCSJ: "jaguar" },
  defaultSite: "VCS",
  placement: { site: "path", locale: "path" },
  showDefaults: false,
  hosts: {},
};
