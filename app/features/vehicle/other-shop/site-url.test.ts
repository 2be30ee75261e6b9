import { expect, it } from "vitest";
import { SITE_CONFIG } from "../../../site/site-config.ts";
import { findLocale, findSite } from "../../../site/site-path.ts";
import { siteUrl } from "./site-url.ts";

const twoHosts = { "shop.landrover.example": "VCS", "shop.jaguar.example": "VCSJ" };

it.each([
  ["jaguar", "en-GB", {}, "VCS", "/jaguar/"],
  ["jaguar", "de-DE", {}, "VCS", "/jaguar/de-DE/"],
  ["landrover", "en-GB", {}, "VCS", "/"],
  ["landrover", "fr-BE", {}, "VCS", "/fr-BE/"],
  ["landrover", "fr-BE", {}, "VCSJ", "/landrover/fr-BE/"],
  ["jaguar", "cs-CZ", twoHosts, "VCS", "https://shop.jaguar.example/cs-CZ/"],
  ["landrover", "en-GB", twoHosts, "VCSJ", "https://shop.landrover.example/"],
] as const)(
  "the shop for %s in %s with hosts %o on a page of %s is %s",
  (ref, localeId, hosts, defaultSite, expected) => {
    const config = { ...SITE_CONFIG, defaultSite, hosts };
    const site = findSite(config, ref)!;
    const locale = findLocale(site, localeId)!;
    const shop = { config, publicOrigin: "https://shop.example" };
    expect(siteUrl({ shop, hosts, site, locale, path: "/" })).toBe(expected);
  },
);
