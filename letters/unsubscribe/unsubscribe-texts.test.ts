import { describe, expect, it } from "vitest";
import { shopLocales } from "../../contracts/locales.ts";
import { attachmentTexts } from "../attachments/texts/attachment-texts.ts";
import { unsubscribeTexts } from "./unsubscribe-texts.ts";

const wordsOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value as object).flatMap(wordsOf);

describe.each(shopLocales)("the texts about unsubscribing and of attached files in %s", (localeId) => {
  const texts = [...wordsOf(unsubscribeTexts(localeId)), ...wordsOf(attachmentTexts(localeId))];

  it("are complete", () => {
    expect(texts.filter((text) => text.trim() !== text || text === "" || / {2}/.test(text))).toEqual([]);
  });

  it("are translated", () => {
    const english = localeId.startsWith("en") ? [] : wordsOf(unsubscribeTexts("en-GB"));
    expect(texts.filter((text) => english.includes(text))).toEqual([]);
  });

  it("have the spaces of French before signs", () => {
    const faults = { "fr-BE": /[^\u202F][?!;:]/, "fr-FR": /[^\u202F][?!;:]/, "fr-CA": /\s[?!;]|[^\u00A0]:/ };
    const fault = localeId in faults ? faults[localeId as keyof typeof faults] : /$^/;
    expect(texts.filter((text) => fault.test(text))).toEqual([]);
  });
});
