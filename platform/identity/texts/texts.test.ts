import { describe, expect, it } from "vitest";
import { signInLocales } from "../../../contracts/identity/sign-in.ts";
import { english } from "./en.ts";
import { chooseLocale, textsOf } from "./choose-locale.ts";
import { fillText, type TextKey } from "./texts.ts";

const keys = Object.keys(english) as TextKey[];
const placeholders = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? [];
/** Texts that are the same in English and in other languages. */
const shared = new Set(["shopName", "password", "errorPrefix", "legal"]);

describe.each(signInLocales)("the texts of %s", (locale) => {
  const texts = textsOf[locale];
  it("are complete, with the same placeholders", () => {
    const isFaulty = (key: TextKey) =>
      texts[key].trim() === "" || placeholders(texts[key]).join() !== placeholders(english[key]).join();
    expect(keys.filter(isFaulty)).toEqual([]);
  });

  it("are translated", () => {
    if (locale.startsWith("en")) return;
    expect(keys.filter((key) => texts[key] === english[key] && !shared.has(key))).toEqual([]);
  });
});

it.each([
  [["de-AT"], "de-AT"],
  [["fr_CA"], "fr-CA"],
  [["en-XB", "de-DE"], "en-GB"],
  [["en-AU"], "en-GB"],
  [["fr-CH"], "fr-FR"],
  [["cs"], "cs-CZ"],
  [["nl"], "nl-NL"],
  [["pt-BR"], "pt-PT"],
  [["xx-XX", undefined, "it"], "it-IT"],
  [[undefined], "en-GB"],
  [[], "en-GB"],
])("for %j chooses %s", (preferences, expected) => {
  expect(chooseLocale(preferences)).toBe(expected);
});

it("fills placeholders, and leaves those without a value", () => {
  expect(fillText("{a} and {b}", { a: "{b}" })).toBe("{b} and {b}");
});
