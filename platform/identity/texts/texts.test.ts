import { describe, expect, it } from "vitest";
import { signInLocales } from "../../../contracts/identity/sign-in.ts";
import { english } from "./en.ts";
import { chooseLocale, textsOf } from "./speak.ts";
import { fillText, type TextKey } from "./texts.ts";

const keys = Object.keys(english) as TextKey[];
const placeholders = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? [];
/** Words that other languages have taken over from English, or share with it. */
const shared = new Set(["shopName", "password", "errorPrefix", "legal"]);

describe.each(signInLocales)("the texts of %s", (locale) => {
  const texts = textsOf[locale];
  it("are all there, with the same values", () => {
    const isFaulty = (key: TextKey) =>
      texts[key].trim() === "" || placeholders(texts[key]).join() !== placeholders(english[key]).join();
    expect(keys.filter(isFaulty)).toEqual([]);
  });

  it("are its own", () => {
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
])("speaks for %j the language %s", (wishes, expected) => {
  expect(chooseLocale(wishes)).toBe(expected);
});

it("puts values into a text and leaves what has none", () => {
  expect(fillText("{a} and {b}", { a: "{b}" })).toBe("{b} and {b}");
});
