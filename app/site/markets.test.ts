import { describe, expect, it } from "vitest";
import { LOCALE_IDS, LOCALE_OF_COUNTRY, LOCALES, isLocaleId } from "./locales.ts";
import { COUNTRY_CODES } from "./country-codes.ts";
import { marketOf, MARKETS } from "./markets.ts";
import { SITE_CONFIG } from "./site-config.ts";

describe("markets", () => {
  it("are twelve and hold every locale once", () => {
    expect(MARKETS.map((market) => market.country)).toEqual([...COUNTRY_CODES]);
    expect(MARKETS.flatMap((market) => market.locales).sort()).toEqual([...LOCALE_IDS].sort());
  });

  it.for([
    ["GB", "UK", "GBP", "gross"],
    ["DE", "DE", "EUR", "gross"],
    ["FR", "FR", "EUR", "gross"],
    ["IT", "IT", "EUR", "gross"],
    ["ES", "ES", "EUR", "gross"],
    ["PT", "PT", "EUR", "gross"],
    ["NL", "NL", "EUR", "gross"],
    ["BE", "BE", "EUR", "gross"],
    ["AT", "AT", "EUR", "gross"],
    ["CZ", "CZ", "CZK", "gross"],
    ["US", "US", "USD", "net"],
    ["CA", "CA", "CAD", "net"],
  ] as const)(
    "such as %s have the region %s, the currency %s and %s prices",
    ([country, regionCode, currency, priceDisplay]) => {
      expect(marketOf(country)).toMatchObject({
        regionCode,
        currency,
        priceDisplay,
        withdrawal: { days: 14, isEnabled: true },
      });
    },
  );

  it("show the selectors only where they have two languages", () => {
    const shown = MARKETS.filter((market) => market.hasLanguageSelector || market.hasCountrySelector);
    expect(shown.map((market) => market.country)).toEqual(["BE", "CA"]);
  });

  it("have the complaints book in Portugal and an imprint everywhere", () => {
    const having = (key: string) =>
      MARKETS.filter((market) => market.legalLinks.some((link) => link.labelKey === key)).map(
        (market) => market.country,
      );
    expect(having("footer.complaintsBook")).toEqual(["PT"]);
    expect(having("footer.imprint")).toEqual([...COUNTRY_CODES]);
  });
});

describe("locales", () => {
  it("are fifteen on both sites, with the pseudo-locale off in production", () => {
    for (const site of SITE_CONFIG.sites) {
      expect(site.l10n.supportedLocales.map((locale) => locale.id)).toEqual([...LOCALE_IDS]);
      expect(site.l10n.defaultLocale).toBe("en-GB");
    }
    expect(LOCALES.filter((locale) => !locale.enabledInProduction).map((locale) => locale.id)).toEqual(["en-XB"]);
    expect(LOCALES.find((locale) => locale.id === "pt-PT")?.underscoredId).toBe("pt_PT");
  });

  it("are found by country", () => {
    expect(Object.entries(LOCALE_OF_COUNTRY).map((pair) => pair.join(" "))).toEqual([
      "PRT pt-PT",
      "ITA it-IT",
      "DEU de-DE",
      "FRA fr-FR",
      "NLD nl-NL",
      "BEL fr-BE",
      "AUT de-AT",
      "CZE cs-CZ",
      "ESP es-ES",
      "GBR en-GB",
      "CAD en-CA",
      "USA en-US",
    ]);
    expect(isLocaleId("pt-PT")).toBe(true);
    expect(isLocaleId("pt-BR")).toBe(false);
  });
});
