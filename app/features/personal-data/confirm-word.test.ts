import { expect, it } from "vitest";
import { LOCALES } from "../../site/locales.ts";
import { confirmWord, isConfirmed } from "./confirm-word.ts";

it.each([
  ["LÖSCHEN", "de-DE", true],
  [" löschen ", "de-AT", true],
  ["LOSCHEN", "de-DE", false],
  ["DELETE", "de-DE", false],
  ["delete", "en-XB", true],
  ["", "en-GB", false],
])("%j confirms in %s: %s", (typed, localeId, isValid) => {
  expect(isConfirmed(typed, localeId)).toBe(isValid);
});

it("has a word in each language", () => {
  const languages = new Set(LOCALES.map(({ id }) => id.slice(0, 2)));
  expect(new Set(LOCALES.map(({ id }) => confirmWord(id))).size).toBe(languages.size);
});
