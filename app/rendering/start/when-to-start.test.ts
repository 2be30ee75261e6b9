import { expect, it } from "vitest";
import { whenToStart } from "./when-to-start.ts";

const visit = { isPayment: false, isAnswer: false, isMeasured: false };

it.each([
  ["a page that is only read", visit, "touch"],
  ["a page that takes a payment", { ...visit, isPayment: true }, "now"],
  ["an answer to a form", { ...visit, isAnswer: true }, "now"],
  ["a page of a visitor who agreed to statistics", { ...visit, isMeasured: true }, "load"],
  ["an answer of such a visitor", { ...visit, isAnswer: true, isMeasured: true }, "now"],
])("%s", (_, given, moment) => {
  expect(whenToStart(given)).toBe(moment);
});
