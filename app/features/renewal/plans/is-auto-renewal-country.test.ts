import { expect, it } from "vitest";
import { isAutoRenewalCountry } from "./is-auto-renewal-country.ts";

it.each([
  { country: "GB", countries: ["GB", "DE"], expected: true },
  { country: "FR", countries: ["GB", "DE"], expected: false },
  { country: "GB", countries: [], expected: false },
])("$country has auto-renewal when the countries are $countries: $expected", ({ country, countries, expected }) => {
  expect(isAutoRenewalCountry(country, { autoRenewalCountries: countries })).toBe(expected);
});
