import { expect, it } from "vitest";
import { lengthOnPhones, truncate } from "./truncate.ts";

it.each([
  ["Remote", 30, "Remote"],
  ["123456789012345678901234567890", 30, "123456789012345678901234567890"],
  ["1234567890123456789012345678901", 30, "123456789012345678901234567890…"],
  ["Connected Navigation", 10, "Connected…"],
  ["e\u0301e\u0301e\u0301", 2, "e\u0301e\u0301…"],
  ["", 10, ""],
])("%j is cut to %i characters", (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});

it("a third is shown on phones", () => {
  expect(lengthOnPhones(30)).toBe(10);
});
