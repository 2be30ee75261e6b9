import { describe, expect, it } from "vitest";
import { LOCALE_IDS } from "../site/locales.ts";
import { COUNTRY_CODES } from "../site/country-codes.ts";
import { billingCountriesOf, countryOptions } from "./billing-countries.server.ts";
import { statesOf } from "./states.ts";

const allowed = "GB AT BE CZ FR DE IT LU NL PT ES BG HR CY DK EE FI GR IE LV LT MT PL RO SE SK SI HU JE GG IM".split(
  " ",
);

describe("the billing countries", () => {
  it.each(COUNTRY_CODES)("of the market %s are complete", (market) => {
    const isNorthAmerican = market === "US" || market === "CA";
    expect(billingCountriesOf(market).toSorted()).toEqual(isNorthAmerican ? [market] : allowed.toSorted());
  });

  it("are named and sorted in the language of the page", () => {
    const german = countryOptions("DE", "de-DE").map(({ text }) => text);
    expect(german).toContain("Vereinigtes Königreich");
    expect(countryOptions("GB", "en-GB").map(({ text }) => text)).toContain("Czech Republic");
    expect(german.indexOf("Österreich")).toBeLessThan(german.indexOf("Polen"));
    for (const locale of LOCALE_IDS)
      expect(countryOptions("GB", locale).every(({ text, value }) => text !== value)).toBe(true);
  });
});

describe("states", () => {
  it("are 51 in the United States, and 13 in both languages of Canada", () => {
    const codes = (country: string, locale: string) => statesOf(country, locale).map(([code]) => code);
    expect(new Set(codes("US", "en-US")).size).toBe(51);
    expect(new Set(codes("CA", "en-CA")).size).toBe(13);
    expect(codes("CA", "fr-CA").toSorted()).toEqual(codes("CA", "en-CA").toSorted());
    expect(Object.fromEntries(statesOf("CA", "fr-CA"))).toMatchObject({ QC: "Québec", NS: "Nouvelle-Écosse" });
    expect(Object.fromEntries(statesOf("US", "en-US"))).toMatchObject({ DC: "District of Columbia", NY: "New York" });
    expect(statesOf("GB", "en-GB")).toEqual([]);
  });
});
