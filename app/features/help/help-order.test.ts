import { expect, it } from "vitest";
import type { HelpQuestion } from "../../catalogue/catalogue.ts";
import { beforeContact, inHelpOrder } from "./help-order.ts";

const question = (id: string, ranks: Partial<HelpQuestion> = {}): HelpQuestion => ({
  id,
  question: `${id}?`,
  answerHtml: "",
  topic: "payment",
  ...ranks,
});

it("shows the top questions of the help first, and keeps the order of all others", () => {
  const questions = [
    question("b"),
    question("third", { topHelp: 3 }),
    question("a", { topRenewals: 1 }),
    question("first", { topHelp: 1, topRenewals: 2 }),
    question("second", { topHelp: 2 }),
  ];
  expect(inHelpOrder(questions).map(({ id }) => id)).toEqual(["first", "second", "third", "b", "a"]);
});

it("shows eight questions beside the contact form, the top ones first", () => {
  const others = ["a", "b", "c", "d", "e", "f", "g", "h"].map((id) => question(id));
  const shown = beforeContact([...others, question("top", { topHelp: 1 })]);
  expect(shown.map(({ id }) => id)).toEqual(["top", "a", "b", "c", "d", "e", "f", "g"]);
});
