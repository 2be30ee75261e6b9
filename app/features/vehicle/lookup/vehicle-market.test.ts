import { describe, expect, it } from "vitest";
import { vehicleMarkets } from "../../../../contracts/vehicles/vehicle-identity.ts";
import { DEFAULT_CONFIGURATIONS as countries } from "../../../catalogue/country-configurations.ts";
import { COUNTRY_CODES } from "../../../site/country-codes.ts";
import { countryOfVehicle, EXTRA_MARKETS, isServedIn, localeOfVehicle } from "./vehicle-market.ts";

describe("the market of a vehicle", () => {
  it.each(Object.entries(vehicleMarkets))("%s is the country %s, and is served there only", (market, country) => {
    expect(countryOfVehicle(market)).toBe(country);
    expect(COUNTRY_CODES.filter((shop) => isServedIn(country, shop, countries))).toEqual([country]);
  });

  it.each(Object.entries(EXTRA_MARKETS))(
    "%s is the country %s without a shop, and is served by Britain's",
    (market, country) => {
      expect(countryOfVehicle(market)).toBe(country);
      expect(COUNTRY_CODES.filter((shop) => isServedIn(country, shop, countries))).toEqual(["GB"]);
    },
  );

  it("without a shop is served where commerce configures it", () => {
    const changed = { ...countries, FR: { ...countries.FR, extraMarkets: ["MC"] } };
    expect(isServedIn("MC", "FR", changed)).toBe(true);
    expect(isServedIn("MC", "FR", countries)).toBe(false);
    expect(localeOfVehicle("MC", "en-GB", changed)).toBe("fr-FR");
  });

  it("that is not listed is not served in any country", () => {
    expect(countryOfVehicle("JPN")).toBe("JPN");
    expect(COUNTRY_CODES.filter((shop) => isServedIn("JPN", shop, countries))).toEqual([]);
  });
});

describe("the language of the shop that sells for the vehicle", () => {
  it.each([
    ["PT", "en-GB", "pt-PT"],
    ["IT", "en-GB", "it-IT"],
    ["DE", "en-GB", "de-DE"],
    ["FR", "en-GB", "fr-FR"],
    ["NL", "en-GB", "nl-NL"],
    ["BE", "en-GB", "fr-BE"],
    ["AT", "en-GB", "de-AT"],
    ["CZ", "en-GB", "cs-CZ"],
    ["ES", "en-GB", "es-ES"],
    ["GB", "de-DE", "en-GB"],
    ["CA", "de-DE", "en-CA"],
    ["US", "de-DE", "en-US"],
    ["BE", "nl-NL", "nl-BE"],
    ["BE", "fr-FR", "fr-BE"],
    ["CA", "fr-BE", "fr-CA"],
    ["AT", "de-DE", "de-AT"],
    ["US", "en-XB", "en-US"],
    ["JE", "fr-FR", "en-GB"],
    ["JPN", "en-GB", undefined],
  ] as const)("in %s is, for a visitor who reads %s, %s", (country, visitor, expected) => {
    expect(localeOfVehicle(country, visitor, countries)).toBe(expected);
  });
});
