import { expect, it } from "vitest";
import { localeOfRegion, writtenLocale } from "./locale-of-region.ts";

it.each([
  ["GB", "en-GB", "en-GB"],
  ["GB", "en-XB", "en-GB"],
  ["BE", "nl-BE", "nl-BE"],
  ["BE", "nl-NL", "nl-BE"],
  ["BE", "fr-FR", "fr-BE"],
  ["BE", "de-DE", "fr-BE"],
  ["CA", "fr-FR", "fr-CA"],
  ["CA", "en-US", "en-CA"],
  ["AT", "de-DE", "de-AT"],
  ["PT", "es-ES", "pt-PT"],
] as const)("in the region %s and the requested locale %s uses %s", (region, requested, locale) => {
  expect(localeOfRegion(region, requested)).toBe(locale);
});

it("maps the pseudo-locale to English", () => {
  expect(writtenLocale("en-XB")).toBe("en-GB");
  expect(writtenLocale("cs-CZ")).toBe("cs-CZ");
});
