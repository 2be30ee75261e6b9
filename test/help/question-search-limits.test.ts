import { describe, expect, it } from "vitest";
import { findQuestions } from "../../app/features/help/faq/find-questions.ts";
import { indexQuestions } from "../../app/features/help/faq/search/question-index.ts";
import { loadSearchLanguage } from "../../app/features/help/faq/search/word-stems.ts";
import { indexSeededQuestions, seededQuestions } from "./seeded-questions.ts";

const german = await indexSeededQuestions("de-DE");
const english = await indexSeededQuestions("en-GB");

describe("the work of a search", () => {
  it("is done once for the questions, and then for the typed words only", async () => {
    const language = await loadSearchLanguage("de-DE");
    let stemmed = 0;
    const stem = (word: string) => {
      stemmed += 1;
      return language.stem(word);
    };
    const index = indexQuestions(seededQuestions("de-DE"), { ...language, stem });
    // A word with an umlaut has three spellings.
    expect(stemmed).toBeLessThanOrEqual(index.words.length * 3);
    stemmed = 0;
    findQuestions(index.questions, { words: "Rechnugen verlaengern" }, () => index);
    // Two words, up to two steps.
    expect(stemmed).toBeLessThanOrEqual(2 * 2 * 3);
  });

  it("does not open the index without words", () => {
    const refuse = () => expect.fail("the index was opened");
    expect(findQuestions(english.questions, { words: " ?! " }, refuse).kind).toBe("top");
    expect(findQuestions(english.questions, { words: "", topic: "payment" }, refuse).kind).toBe("topic");
  });
});

it("goes further when no question has all known words", async () => {
  const all = seededQuestions("cs-CZ").filter(({ id }) => id !== "refund-time");
  const index = indexQuestions(all, await loadSearchLanguage("cs-CZ"));
  const { questions, words } = findQuestions(all, { words: "vratit penize" }, () => index);
  expect(questions[0]?.id).toBe("refund-status");
  expect([...words]).toContain("penez");
});

describe("hostile input", () => {
  it.each([
    ["one endless word", "a".repeat(100_000)],
    ["very many words", "refund ".repeat(10_000)],
    ["endless joints", "a-".repeat(50_000)],
    ["endless apostrophes", "'".repeat(100_000)],
    ["a pattern", "(a+)+$ [^]* \\p{L}{99999}"],
    ["markup", "<mark><script>alert(1)</script>"],
    ["emoji", "🚗👩‍👩‍👧‍👦🏳️‍🌈"],
    ["Arabic", "‮استرداد الأموال"],
    ["NUL and lone surrogates", "\0\uD800\uDC00\uDBFF"],
    ["combining marks", `e${"\u0301".repeat(50_000)}`],
    ["names of object members", "__proto__ constructor toString"],
  ])("such as %s is answered", (_, words) => {
    const found = findQuestions(german.questions, { words }, () => german);
    expect(found.questions.length).toBeLessThanOrEqual(german.questions.length);
  });
});

describe("without a hit", () => {
  it.each([
    ["abonemangt", ["abonnement"]],
    ["kompleint", ["complaint", "complain"]],
    ["invoice helicopter accessible", ["invoice", "accessible"]],
    ["invoice complaint", ["invoice", "complaint"]],
    ["qwertz", []],
  ])("a search for %s suggests %j", (words, suggestions) => {
    const index = words === "abonemangt" ? german : english;
    expect(
      findQuestions(index.questions, { words }, () => index).suggestions.map((word) => word.toLowerCase()),
    ).toEqual(suggestions);
  });
});
