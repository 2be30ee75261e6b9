import { expect, it } from "vitest";
import { billingCountries } from "../../contracts/commerce/address.ts";
import { COUNTRY_CODES } from "../site/country-codes.ts";
import { englishCountryName, ISO_COUNTRIES } from "./iso-countries.ts";

it("the list has about 110 countries, each once by its code", () => {
  expect(ISO_COUNTRIES.length).toBeGreaterThanOrEqual(105);
  expect(ISO_COUNTRIES.length).toBeLessThanOrEqual(115);
  expect(new Set(ISO_COUNTRIES.map(englishCountryName)).size).toBe(ISO_COUNTRIES.length);
  expect(ISO_COUNTRIES.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
});

it.each([...billingCountries, ...COUNTRY_CODES])("the country %s has an English name", (code) => {
  expect(englishCountryName(code)).toMatch(/^[A-Z]/);
});

it.each([
  ["DE", "Germany"],
  ["gb", "United Kingdom"],
  ["CZ", "Czech Republic"],
  ["IM", "Isle of Man"],
  ["XX", undefined],
  ["toString", undefined],
])("the code %s is the country %s", (code, name) => {
  expect(englishCountryName(code)).toBe(name);
});
