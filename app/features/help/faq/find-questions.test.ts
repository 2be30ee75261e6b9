import { describe, expect, it } from "vitest";
import type { HelpQuestion } from "../../../catalogue/catalogue.ts";
import type { FaqFilter } from "./faq-filter.ts";
import { findQuestions, topQuestions } from "./find-questions.ts";
import { indexQuestions } from "./search/question-index.ts";
import { loadSearchLanguage } from "./search/word-stems.ts";

const question = (id: string, change: Partial<HelpQuestion> = {}): HelpQuestion => ({
  id,
  question: id,
  answerHtml: "<p>-</p>",
  topic: "payment",
  ...change,
});

const all = [
  question("methods", { question: "Which cards?", answerHtml: "<p>Visa. A refund goes back to the card.</p>" }),
  question("refund", {
    question: "How long does a refund take?",
    answerHtml: "<p>Five <strong>business</strong> days.</p>",
    topic: "refunds-cancellations",
    topHelp: 2,
  }),
  question("renewal", {
    question: "When does auto-renewal happen?",
    answerHtml: "<p>We write an e-mail.</p>",
    topRenewals: 3,
  }),
  question("vin", { question: "Où trouver mon numéro ?", topic: "service-renewals", topRenewals: 1, topHelp: 1 }),
  question("phone", {
    question: "Telefon",
    answerHtml: '<p>Montag &amp; Dienstag, <a href="https://secret.example">Straße</a></p>',
    topic: "contact-us",
  }),
];
const index = indexQuestions(all, await loadSearchLanguage("en-GB"));
const find = (filter: FaqFilter) => findQuestions(all, filter, () => index);
const idsFor = (filter: FaqFilter) => find(filter).questions.map(({ id }) => id);

describe("a search", () => {
  it.each([
    ["REFUND", ["refund", "methods"]],
    ["refund card", ["methods"]],
    ["card refund", ["methods"]],
    ["ou TROUVER numero", ["vin"]],
    ["email", ["renewal"]],
    ["E-Mail", ["renewal"]],
    ["auto renewal", ["renewal"]],
    ["autorenewal", ["renewal"]],
    ["auto-renewal?", ["renewal"]],
    ["business days", ["refund"]],
    ["strasse", ["phone"]],
    ["Montag & Dienstag", ["phone"]],
    ["strong", []],
    ["secret.example", []],
    ["refund zebra", ["refund", "methods"]],
    ["business cards", []],
    ["refnud", ["refund", "methods"]],
  ])("for %s finds %j", (words, ids) => {
    expect(idsFor({ words })).toEqual(ids);
  });

  it("counts the hits of every topic", () => {
    expect(find({ words: "refund", topic: "payment" })).toMatchObject({
      kind: "words",
      questions: [{ id: "methods" }],
      counts: { "service-renewals": 0, payment: 1, "refunds-cancellations": 1, "contact-us": 0 },
    });
  });
});

it("counts all questions of every topic when there is no hit", () => {
  expect(find({ words: "zebra", topic: "payment" })).toEqual({
    kind: "words",
    questions: [],
    counts: { "service-renewals": 1, payment: 2, "refunds-cancellations": 1, "contact-us": 1 },
    words: new Set(),
    suggestions: [],
    hasNoHits: true,
  });
  expect(find({ words: "strasse", topic: "payment" })).toMatchObject({
    questions: [],
    counts: { payment: 0, "contact-us": 1 },
    hasNoHits: false,
  });
});

describe("a search without words", () => {
  it.each(["", "  ", " ?! ", ".*", "🚗", "\0"])("such as %j shows every top question once", (words) => {
    expect(find({ words })).toMatchObject({
      kind: "top",
      questions: [{ id: "vin" }, { id: "renewal" }, { id: "refund" }],
      counts: { "service-renewals": 1, payment: 2, "refunds-cancellations": 1, "contact-us": 1 },
    });
  });

  it.each([
    ["service-renewals", ["vin"]],
    ["payment", ["methods", "renewal"]],
    ["refunds-cancellations", ["refund"]],
    ["contact-us", ["phone"]],
  ] as const)("in the topic %s shows the questions of the topic in their order", (topic, ids) => {
    expect(find({ words: "", topic }).kind).toBe("topic");
    expect(idsFor({ words: "", topic })).toEqual(ids);
  });
});

it("there are no top questions where none is marked", () => {
  expect(topQuestions([question("a")])).toEqual([]);
});
