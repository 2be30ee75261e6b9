import { describe, expect, it } from "vitest";
import { shopFromSeed } from "../../site/shop-seed.ts";
import { refererPath, returnPage } from "./return-page.ts";

const url = { defaultSite: "VCS", placement: { site: "path", locale: "path" }, showDefaults: false } as const;
const options = (siteId: string, localeId: string, prefix: string) => ({
  shop: shopFromSeed({ siteId, localeId, stage: "development", publicOrigin: "http://shop.test", url }),
  prefix,
});
const british = options("VCS", "en-GB", "/");
const german = options("VCSJ", "de-DE", "/jaguar/de-DE");
const french = options("VCSJ", "fr-BE", "/");

describe("returnPage", () => {
  it.each([
    ["/checkout", british, "/checkout"],
    ["/checkout", german, "/jaguar/de-DE/checkout"],
    ["/service/CONNAV?a=1", german, "/jaguar/de-DE/service/CONNAV?a=1"],
    ["/fr-BE/faqs", german, "/fr-BE/faqs"],
    ["/landrover/faqs", german, "/landrover/faqs"],
    ["/checkout", french, "/checkout?site=jaguar&locale=fr-BE"],
    ["/welcome", british, "/welcome"],
    [undefined, british, "/"],
    [null, german, "/jaguar/de-DE/"],
    ["/nowhere/at/all", german, "/jaguar/de-DE/"],
    ["/sign-in?to=/sign-in", british, "/"],
    ["/jaguar/callback/forgerock", british, "/"],
    ["/service-call-forgerock-logout", british, "/"],
    ["/identity/log-out", british, "/"],
    ["//evil.example", german, "/jaguar/de-DE/"],
    ["https://evil.example/checkout", british, "/"],
  ])("of %j is $2", (value, returnOptions, expected) => {
    expect(returnPage(value, returnOptions)).toBe(expected);
  });
});

describe("refererPath", () => {
  it.each([
    ["http://shop.test/de-DE/faqs?q=1#top", "/de-DE/faqs?q=1"],
    ["http://shop.test/restricted-access?redirectUrl=%2Faccount", "/account"],
    ["http://shop.test/jaguar/vin-error?redirectUrl=%2Fservices", "/services"],
    ["http://shop.test/vin-error", "/"],
    ["http://shop.test/log-out", "/"],
    ["http://shop.test:81/faqs", undefined],
    ["https://shop.test/faqs", undefined],
    ["http://shop.test.evil.example/faqs", undefined],
    ["about:client", undefined],
    ["", undefined],
    [null, undefined],
  ])("of %j is %j", (referer, path) => {
    expect(refererPath(referer, "http://shop.test")).toBe(path);
  });
});
