import { expect, it } from "vitest";
import { countryName } from "./country-name.ts";

it.each([
  ["DE", "de-DE", "Deutschland"],
  ["DE", "cs-CZ", "Německo"],
  ["GB", "en-GB", "United Kingdom"],
  ["CZ", "fr-FR", "Tchéquie"],
  ["Germany", "de-DE", "Germany"],
  ["", "de-DE", ""],
  ["ZZZ", "en-GB", "ZZZ"],
])("the country %s is in %s: %s", (code, localeId, name) => {
  expect(countryName(code, localeId)).toBe(name);
});
