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
] as const)("speaks in %s to somebody of %s in %s", (region, asked, locale) => {
  expect(localeOfRegion(region, asked)).toBe(locale);
});

it("has nothing written in the pseudo-locale", () => {
  expect(writtenLocale("en-XB")).toBe("en-GB");
  expect(writtenLocale("cs-CZ")).toBe("cs-CZ");
});
