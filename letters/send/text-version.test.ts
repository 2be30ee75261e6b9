import { expect, it } from "vitest";
import { shopLocales } from "../../contracts/locales.ts";
import { COMPANIES } from "../../contracts/markets/companies.ts";
import { traders } from "../../contracts/markets/trader.ts";
import { attachmentTexts } from "../attachments/texts/attachment-texts.ts";
import { renewalLawNotices } from "../texts/law-notices.ts";
import { termTexts } from "../texts/terms.ts";
import { texts } from "../texts/texts.ts";
import { unsubscribeTexts } from "../unsubscribe/unsubscribe-texts.ts";
import { textVersion } from "./text-version.ts";

it("names a version of the texts of each language, which differs between them", () => {
  expect(textVersion("en-GB")).toMatch(/^[0-9a-f]{12}$/);
  expect(textVersion("en-XB")).toBe(textVersion("en-GB"));
  expect(new Set(shopLocales.map((localeId) => textVersion(localeId))).size).toBe(shopLocales.length - 1);
});

it.each<[string, object, string]>([
  ["a sentence of a letter", texts["fr-BE"], "question"],
  ["the name of a plan's term", termTexts["fr-BE"], "oneTime"],
  ["a notice of the law", renewalLawNotices["fr-BE"], "0"],
  ["the trader", traders["fr-BE"], "address"],
  ["the form to withdraw", attachmentTexts("fr-BE").form, "statement"],
  ["the data of the company", COMPANIES.BE.find(({ language }) => language === "fr") ?? {}, "value"],
  ["the link to unsubscribe", unsubscribeTexts("fr-BE"), "link"],
])("a change of %s makes a new version of its language, and of no other one", (_, holder, key) => {
  const before = [textVersion("fr-BE"), textVersion("nl-BE")];
  const changed = holder as Record<string, string>;
  const text = changed[key];
  expect(text).toMatch(/./);
  changed[key] = `${text} x`;
  const after = [textVersion("fr-BE"), textVersion("nl-BE")];
  changed[key] = text ?? "";
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
  expect([textVersion("fr-BE"), textVersion("nl-BE")]).toEqual(before);
});
