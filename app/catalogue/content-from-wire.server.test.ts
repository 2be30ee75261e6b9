import { describe, expect, it } from "vitest";
import type { Content } from "../../contracts/help-content/read-content.ts";
import { questionCategories, type QuestionDocument } from "../../contracts/help-content/search-questions.ts";
import { COUNTRY_CODES, type CountryCode } from "../site/country-codes.ts";
import { QUESTION_TOPICS } from "./catalogue.ts";
import {
  coverageFromWire,
  helpQuestionFromWire,
  helpTextFromWire,
  isShown,
  questionFromWire,
  splashTextFromWire,
} from "./content-from-wire.server.ts";

const content = (overrides: Partial<Content> = {}): Content => ({
  id: "Countries_List",
  locale: "en-GB",
  name: "Title",
  c_body: "<p>Text</p>",
  ...overrides,
});
const question = (overrides: Partial<QuestionDocument> = {}): QuestionDocument => ({
  id: "q1",
  name: "How do I renew?",
  c_body: "<p>Here.</p>",
  c_category: "payment",
  c_isFaqenabled: true,
  c_showContent: true,
  c_showGuestOrder: null,
  c_autoRenewal: false,
  c_topQuestionRenewals: false,
  c_topQuestionRenewalsOrder: null,
  c_topQuestionHelp: false,
  c_topQuestionHelpOrder: null,
  ...overrides,
});

describe("the countries of connected navigation", () => {
  const austria = { code: "AT", name: "Austria", isLimited: false };
  const mexico = { code: "MX", name: "Mexico", isLimited: true };
  const both = content({
    c_countries: [
      { region: "europe", countries: [austria] },
      { region: "north-america", countries: [mexico] },
    ],
  });

  it.each(COUNTRY_CODES)("of a vehicle sold in %s are those of its continent", (country) => {
    const isAmerican = country === "US" || country === "CA";
    expect(coverageFromWire(both, country)).toEqual([isAmerican ? mexico : austria]);
  });

  it.each<[string, Content, CountryCode]>([
    ["content without countries", content(), "GB"],
    ["an empty list", content({ c_countries: [] }), "GB"],
    ["a list of the other continent", content({ c_countries: [{ region: "europe", countries: [austria] }] }), "US"],
  ])("are an empty list with %s", (_, wire, country) => {
    expect(coverageFromWire(wire, country)).toEqual([]);
  });
});

describe("a question", () => {
  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])("that is enabled: %s, and has content: %s, is shown: %s", (isEnabled, hasContent, expected) => {
    expect(isShown(question({ c_isFaqenabled: isEnabled, c_showContent: hasContent }))).toBe(expected);
  });

  it.each([
    ["service-renewals", "service-renewals"],
    ["payment", "payment"],
    ["contact-us", "contact-us"],
    ["refunds / cancellations", "refunds-cancellations"],
  ] as const)("of the category %s is about %s", (c_category, topic) => {
    expect(helpQuestionFromWire(question({ c_category })).topic).toBe(topic);
  });

  it("has another topic for every category", () => {
    const topics = questionCategories.map((c_category) => helpQuestionFromWire(question({ c_category })).topic);
    expect(topics.sort()).toEqual([...QUESTION_TOPICS].sort());
  });

  it.each([
    ["in no top list", {}, {}],
    [
      "first in the list of renewals",
      { c_topQuestionRenewals: true, c_topQuestionRenewalsOrder: 0 },
      { topRenewals: 0 },
    ],
    ["third in the list of the help", { c_topQuestionHelp: true, c_topQuestionHelpOrder: 3 }, { topHelp: 3 }],
    ["in both lists without a position", { c_topQuestionRenewals: true, c_topQuestionHelp: true }, {}],
    ["with a position in a list that it is not in", { c_topQuestionRenewalsOrder: 1, c_topQuestionHelpOrder: 1 }, {}],
    [
      "in both lists with positions",
      {
        c_topQuestionRenewals: true,
        c_topQuestionRenewalsOrder: 2,
        c_topQuestionHelp: true,
        c_topQuestionHelpOrder: 1,
      },
      { topRenewals: 2, topHelp: 1 },
    ],
  ])("%s has the positions $2", (_, wire, positions) => {
    const expected = {
      id: "q1",
      question: "How do I renew?",
      answerHtml: "<p>Here.</p>",
      topic: "payment",
      ...positions,
    };
    expect(helpQuestionFromWire(question(wire))).toEqual(expected);
  });
});

/** The texts come from another system, whose markup must not run in the shop. */
describe("a text with hostile markup", () => {
  const hostile =
    '<p onclick="x()">Text</p><script>x()</script><img src=x onerror=x()><a href="javascript:x()">a</a><iframe></iframe>';
  const safe = '<p>Text</p><a rel="noopener">a</a>';

  it.each([
    ["an answer", () => questionFromWire(question({ c_body: hostile })).answerHtml],
    ["an answer of the help", () => helpQuestionFromWire(question({ c_body: hostile })).answerHtml],
    ["a help text", () => helpTextFromWire(content({ c_body: hostile })).bodyHtml],
    ["a splash page", () => splashTextFromWire(content({ c_body: hostile })).bodyHtml],
  ])("is cleaned in %s", (_, read) => {
    expect(read()).toBe(safe);
  });
});

describe("a text", () => {
  it.each([
    [undefined, { title: "Title", bodyHtml: "<p>Text</p>" }],
    ["", { title: "Title", bodyHtml: "<p>Text</p>" }],
    ["2026-11-01", { title: "Title", bodyHtml: "<p>Text</p>", version: "2026-11-01" }],
  ])("with the version %j is %j", (c_version, text) => {
    expect(helpTextFromWire(content({ c_version }))).toEqual(text);
  });

  it("with versions has what each of them changed", () => {
    const c_versions = [{ version: "2026-11-01", changes: "Refunds." }, { version: "2026-05-01" }];
    expect(helpTextFromWire(content({ c_version: "2026-05-01", c_versions }))).toMatchObject({
      version: "2026-05-01",
      versions: [{ version: "2026-11-01", changes: "Refunds." }, { version: "2026-05-01" }],
    });
  });

  it.each([
    [undefined, { title: "Title", bodyHtml: "<p>Text</p>" }],
    ["Enter", { title: "Title", bodyHtml: "<p>Text</p>", action: "Enter" }],
  ])("with the text of a button %j is %j", (c_action, text) => {
    expect(splashTextFromWire(content({ c_action }))).toEqual(text);
  });
});
