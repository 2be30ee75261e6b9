import { describe, expect, it } from "vitest";
import { LOCALE_IDS } from "./locales.ts";
import { resolveSite } from "./resolve-site.ts";
import { SITE_CONFIG, type SiteConfig } from "./site-config.ts";

const at = (path: string) => new URL(path, "https://shop.example");
const resolve = (path: string, config: SiteConfig = SITE_CONFIG) =>
  resolveSite({ url: at(path), config, stage: "development" });

describe("resolveSite", () => {
  it.for<[string, string, string, string, string]>([
    ["/", "VCS", "en-GB", "/", "/"],
    ["/checkout", "VCS", "en-GB", "/", "/checkout"],
    ["/landrover/checkout", "VCS", "en-GB", "/landrover", "/checkout"],
    ["/jaguar", "VCSJ", "en-GB", "/jaguar", "/"],
    ["/jaguar/", "VCSJ", "en-GB", "/jaguar", "/"],
    ["/VCSJ/de-DE/service/1", "VCSJ", "de-DE", "/VCSJ/de-DE", "/service/1"],
    ["/de-DE/service/1?a=1", "VCS", "de-DE", "/de-DE", "/service/1"],
    ["/de-DE.data", "VCS", "de-DE", "/de-DE", "/"],
    ["/jaguar.data", "VCSJ", "en-GB", "/jaguar", "/"],
    ["/jaguar/de-DE/_.data", "VCSJ", "de-DE", "/jaguar/de-DE", "/"],
    ["/_root.data", "VCS", "en-GB", "/", "/"],
    ["/cs-CZ/faqs.data?_routes=root", "VCS", "cs-CZ", "/cs-CZ", "/faqs"],
    ["/checkout?site=jaguar&locale=fr-BE", "VCSJ", "fr-BE", "/", "/checkout"],
    ["/jaguar/checkout?site=landrover&locale=nl-NL", "VCSJ", "nl-NL", "/jaguar", "/checkout"],
    ["/it-IT/checkout?locale=nl-NL", "VCS", "it-IT", "/it-IT", "/checkout"],
    ["/checkout?site=jaguars", "VCS", "en-GB", "/", "/checkout"],
    ["/checkout?locale=xx-XX", "VCS", "en-GB", "/", "/checkout"],
    ["/callback/forgerock?code=1", "VCS", "en-GB", "/", "/callback/forgerock"],
    ["/callback/forgerock-vcsj?code=1", "VCSJ", "en-GB", "/", "/callback/forgerock-vcsj"],
    ["/callback/forgerock-vcsj?site=landrover", "VCSJ", "en-GB", "/", "/callback/forgerock-vcsj"],
    ["/callback/other", "VCS", "en-GB", "/", "/callback/other"],
    ["/jaguars/de-DE", "VCS", "en-GB", "/", "/jaguars/de-DE"],
    ["/de-DEx", "VCS", "en-GB", "/", "/de-DEx"],
    ["/service/jaguar", "VCS", "en-GB", "/", "/service/jaguar"],
    ["/jaguar/jaguar", "VCSJ", "en-GB", "/jaguar", "/jaguar"],
    ["/de-DE/jaguar", "VCS", "de-DE", "/de-DE", "/jaguar"],
    ["/en-XB/uikit", "VCS", "en-XB", "/en-XB", "/uikit"],
  ])("reads %s as site %s, locale %s, prefix %s and path %s", ([path, site, locale, prefix, pathname]) => {
    const found = resolve(path);
    expect([found.site.id, found.locale.id, found.prefix, found.pathname]).toEqual([site, locale, prefix, pathname]);
    expect(found.redirectTo).toBeUndefined();
  });

  it.each(LOCALE_IDS)("finds the market of %s", (id) => {
    const found = resolve(`/${id}/checkout`);
    expect(found.locale.id).toBe(id);
    expect(found.market.country).toBe(found.locale.countryCode);
    expect(found.market.locales).toContain(id);
    expect(found.market.currency).toBe(found.locale.preferredCurrency);
  });

  it("uses the site's default locale in place of one that the site does not have", () => {
    const [landRover, jaguar] = SITE_CONFIG.sites;
    const french = { ...jaguar!, l10n: { ...jaguar!.l10n, defaultLocale: "fr-FR" } };
    french.l10n.supportedLocales = french.l10n.supportedLocales.filter((locale) => locale.id.startsWith("fr"));
    const config = { ...SITE_CONFIG, sites: [landRover!, french] };
    expect(resolve("/jaguar/de-DE/faqs", config)).toMatchObject({ locale: { id: "fr-FR" }, prefix: "/jaguar/de-DE" });
    expect(resolve("/jaguar/faqs?locale=de-DE", config).locale.id).toBe("fr-FR");
  });

  it.each([
    ["/en-XB/checkout?a=1&b=2", "/checkout?a=1&b=2"],
    ["/jaguar/en-XB/service/7", "/jaguar/service/7"],
    ["/faqs?locale=en-XB&q=vin", "/faqs?q=vin"],
    ["/en-XB", "/"],
  ])("redirects %s to %s in production", (path, redirectTo) => {
    const found = resolveSite({ url: at(path), config: SITE_CONFIG, stage: "production" });
    expect(found.redirectTo).toBe(redirectTo);
    expect(found.locale.id).toBe("en-GB");
  });

  it.each([
    ["jaguar.example", "/checkout", "VCSJ"],
    ["JAGUAR.example:8080", "/checkout", "VCSJ"],
    ["jaguar.example", "/landrover/checkout", "VCS"],
    ["jaguar.example", "/checkout?site=landrover", "VCS"],
    ["jaguar.example.evil", "/checkout", "VCS"],
    ["www.jaguar.example", "/checkout", "VCS"],
  ])("resolves for the host %s and the path %s the site %s", (host, path, site) => {
    const config = { ...SITE_CONFIG, hosts: { "jaguar.example": "VCSJ" } };
    expect(resolveSite({ url: at(path), host, config, stage: "development" }).site.id).toBe(site);
  });

  it("makes the host's site the default of its links", () => {
    const config = { ...SITE_CONFIG, hosts: { "jaguar.example": "VCSJ" } };
    const found = resolveSite({ url: new URL("https://jaguar.example/"), config, stage: "development" });
    expect(found.config.defaultSite).toBe("VCSJ");
  });

  it("ignores a site that is disabled in production", () => {
    const sites = SITE_CONFIG.sites.map((site) => ({ ...site, enabledInProduction: site.id === "VCS" }));
    const found = resolveSite({ url: at("/jaguar/faqs"), config: { ...SITE_CONFIG, sites }, stage: "production" });
    expect(found).toMatchObject({ site: { id: "VCS" }, pathname: "/jaguar/faqs" });
  });

  it("throws when the URL, the sites or the default site is missing", () => {
    const stage = "development";
    expect(() => resolveSite({ url: undefined, config: SITE_CONFIG, stage })).toThrow(
      "URL is required to find a site object.",
    );
    expect(() => resolve("/", { ...SITE_CONFIG, sites: [] })).toThrow(
      "Can't find any sites from the config. Please check your configuration",
    );
    expect(() => resolve("/", { ...SITE_CONFIG, defaultSite: "none" })).toThrow(
      "Can't find a matching default site. Please check your sites configuration.",
    );
    const only = SITE_CONFIG.sites.slice(1);
    expect(resolve("/", { ...SITE_CONFIG, sites: only, defaultSite: "none" }).site.id).toBe("VCSJ");
  });
});
