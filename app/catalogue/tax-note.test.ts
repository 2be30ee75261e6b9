import { describe, expect, it } from "vitest";
import { MARKETS, marketOf } from "../site/markets.ts";
import { taxNote } from "./tax-note.ts";

const preferences = { mentionsVat: true, hasTaxIntegration: true, taxIntegrationCountries: ["US", "CA"] };

describe("the note about tax", () => {
  it.each(MARKETS.map((market) => ({ market, country: market.country })))(
    "in $country depends on the market",
    ({ market, country }) => {
      const expected = ["US", "CA"].includes(country) ? "price.excludeTax" : "price.includeVat";
      expect(taxNote({ market, preferences })).toBe(expected);
    },
  );

  it.each([
    { country: "GB", change: { mentionsVat: false }, expected: undefined },
    { country: "GB", change: { taxIntegrationCountries: ["GB"] }, expected: "price.excludeTax" },
    {
      country: "GB",
      change: { taxIntegrationCountries: ["GB"], hasTaxIntegration: false },
      expected: "price.includeVat",
    },
    { country: "US", change: { hasTaxIntegration: false }, expected: "price.excludeTax" },
    { country: "CA", change: { mentionsVat: false, taxIntegrationCountries: [] }, expected: "price.excludeTax" },
  ] as const)("in $country with $change is $expected", ({ country, change, expected }) => {
    expect(taxNote({ market: marketOf(country), preferences: { ...preferences, ...change } })).toBe(expected);
  });
});
