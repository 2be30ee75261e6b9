import { describe, expect, it } from "vitest";
import { QUESTION_TOPICS } from "../../../catalogue/catalogue.ts";
import { faqPath, readFaqFilter } from "./faq-filter.ts";

describe("an address of the help", () => {
  it.each([
    ["", { words: "" }],
    ["?q=VIN", { words: "VIN" }],
    ["?q=+my++VIN+", { words: "my  VIN" }],
    ["?q=caf%C3%A9&category=payment", { words: "café", topic: "payment" }],
    ["?category=everything", { words: "" }],
    ["?category=refunds+%2F+cancellations", { words: "" }],
    ["?q=a&q=b", { words: "a" }],
    [`?q=${"x".repeat(5000)}`, { words: "x".repeat(100) }],
  ])("with the query %j is read as %j", (search, filter) => {
    expect(readFaqFilter(search)).toEqual(filter);
  });

  it.each(QUESTION_TOPICS)("names the topic %s", (topic) => {
    expect(readFaqFilter(`?category=${topic}`).topic).toBe(topic);
    expect(faqPath({ words: "", topic })).toBe(`/faqs?category=${topic}#questions`);
  });

  it.each([
    [{ words: " " }, "/faqs"],
    [{ words: " my VIN " }, "/faqs?q=my+VIN#questions"],
    [{ words: "a&b", topic: "payment" as const }, "/faqs?q=a%26b&category=payment#questions"],
  ])("for the filter %j is %s", (filter, path) => {
    expect(faqPath(filter)).toBe(path);
  });
});
