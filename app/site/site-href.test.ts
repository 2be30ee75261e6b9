import { describe, expect, it } from "vitest";
import { LOCALES, type Locale, type LocaleId } from "./locales.ts";
import { resolveSite } from "./resolve-site.ts";
import type { Site, SiteConfig, UrlPlacement } from "./site-config.ts";
import { siteHref, switchLocale } from "./site-href.ts";

function locale(id: LocaleId, alias?: string): Locale {
  const found = LOCALES.find((candidate) => candidate.id === id)!;
  return alias ? { ...found, alias } : found;
}

function site(id: string, defaultLocale: LocaleId, supportedLocales: Locale[]): Site {
  const l10n = { defaultLocale, defaultCurrency: "GBP", supportedLocales };
  return { id, make: "landrover", makeName: id, enabledInProduction: true, l10n };
}

const UK = site("site-1", "en-GB", [locale("en-GB"), locale("fr-FR", "fr")]);
const US = site("site-2", "en-US", [locale("en-US"), locale("en-CA")]);

function sample(sitePlacement: UrlPlacement, localePlacement: UrlPlacement, showDefaults: boolean): SiteConfig {
  return {
    sites: [UK, US],
    siteAliases: { "site-1": "uk", "site-2": "us" },
    defaultSite: "site-1",
    placement: { site: sitePlacement, locale: localePlacement },
    showDefaults,
    hosts: {},
  };
}

type Target = "uk en-GB" | "uk fr" | "us en-US" | "us en-CA";
const TARGETS: Record<Target, { site: Site; locale: Locale }> = {
  "uk en-GB": { site: UK, locale: UK.l10n.supportedLocales[0]! },
  "uk fr": { site: UK, locale: UK.l10n.supportedLocales[1]! },
  "us en-US": { site: US, locale: US.l10n.supportedLocales[0]! },
  "us en-CA": { site: US, locale: US.l10n.supportedLocales[1]! },
};

describe("siteHref", () => {
  it.for<[UrlPlacement, UrlPlacement, boolean, Target, string, string]>([
    ["path", "path", true, "uk en-GB", "/uk/en-GB/checkout", "/"],
    ["path", "path", true, "uk fr", "/uk/fr/checkout", "/uk/fr/"],
    ["path", "path", false, "uk en-GB", "/checkout", "/"],
    ["path", "path", false, "uk fr", "/fr/checkout", "/fr/"],
    ["path", "path", false, "us en-US", "/us/checkout", "/us/"],
    ["path", "path", false, "us en-CA", "/us/en-CA/checkout", "/us/en-CA/"],
    ["query_param", "query_param", true, "uk en-GB", "/checkout?site=uk&locale=en-GB", "/"],
    ["query_param", "query_param", false, "us en-US", "/checkout?site=us", "/?site=us"],
    ["path", "query_param", true, "us en-CA", "/us/checkout?locale=en-CA", "/us/?locale=en-CA"],
    ["none", "path", false, "us en-CA", "/en-CA/checkout", "/en-CA/"],
  ])(
    "with site in %s, locale in %s, showDefaults %s and target %s is %s for the checkout and %s for home",
    ([sites, locales, showDefaults, target, checkout, home]) => {
      const config = sample(sites, locales, showDefaults);
      expect(siteHref({ config, ...TARGETS[target], path: "/checkout" })).toBe(checkout);
      expect(siteHref({ config, ...TARGETS[target], path: "/" })).toBe(home);
    },
  );

  it.each([
    ["/x?a=1", "/x?a=1&site=us&locale=en-CA"],
    ["/x?a=1&site=uk&locale=fr", "/x?a=1&site=us&locale=en-CA"],
    ["/x?refine=a=b|c&refine=d=e#plans", "/x?refine=a=b|c&refine=d=e&site=us&locale=en-CA#plans"],
    ["/x?", "/x?site=us&locale=en-CA"],
    ["/?a=1", "/?a=1&site=us&locale=en-CA"],
    ["x", "/x?site=us&locale=en-CA"],
    ["//evil.example/x", "/evil.example/x?site=us&locale=en-CA"],
  ])("merges site and locale into the query of %s", (path, expected) => {
    const config = sample("query_param", "query_param", false);
    expect(siteHref({ config, ...TARGETS["us en-CA"], path })).toBe(expected);
  });

  it("adds, replaces and drops parameters, and adds a hash", () => {
    const config = sample("path", "path", false);
    const query = { a: "2", b: "x y", c: undefined };
    expect(siteHref({ config, ...TARGETS["uk fr"], path: "/faqs?a=1&c=3&d=4", query, hash: "top" })).toBe(
      "/fr/faqs?d=4&a=2&b=x%20y#top",
    );
  });
});

describe("switchLocale", () => {
  const url = (path: string) => new URL(path, "https://shop.example");

  it.each<[string, LocaleId, string]>([
    ["/checkout?a=1", "fr-FR", "/fr/checkout?a=1"],
    ["/fr/checkout?a=1#pay", "en-GB", "/checkout?a=1#pay"],
    ["/us/en-CA/checkout", "en-US", "/us/checkout"],
    ["/us/checkout?a=1", "en-CA", "/us/en-CA/checkout?a=1"],
    ["/us", "en-CA", "/us/en-CA/"],
    ["/checkout?locale=fr&a=1", "en-GB", "/checkout?a=1"],
    ["/us/checkout", "fr-FR", "/us/checkout"],
  ])("from %s to %s is %s", (path, target, expected) => {
    const config = sample("path", "path", false);
    const current = resolveSite({ url: url(path), config, stage: "development" });
    expect(switchLocale({ config, site: current.site, locale: target, url: url(path) })).toBe(expected);
  });

  it("keeps a site that is not the default when defaults are shown", () => {
    const config = sample("path", "path", true);
    const current = url("/us/en-US/checkout");
    expect(switchLocale({ config, site: US, locale: "en-CA", url: current })).toBe("/us/en-CA/checkout");
  });

  it("removes whole segments, not the same letters in other segments", () => {
    const config = sample("path", "path", false);
    const current = url("/fr/service/fr-us-uk?x=/us/");
    expect(switchLocale({ config, site: UK, locale: "en-GB", url: current })).toBe("/service/fr-us-uk?x=/us/");
  });
});
