import { expect, it } from "vitest";
import { caseNumber } from "../../contracts/customer-care/cases.ts";
import { newCaseNumber } from "./case-number.ts";

it("is readable, and never the same twice", () => {
  const numbers = Array.from({ length: 2_000 }, () => newCaseNumber());
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const number of numbers) expect(caseNumber.parse(number)).not.toMatch(/[01ILOU]/);
});

it.each([
  [0, "C-2222-2222"],
  [29, "C-ZZZZ-ZZZZ"],
])("uses the whole alphabet: %i", (value, number) => {
  expect(newCaseNumber(() => value)).toBe(number);
});

it.each(["c-2222-2222", "C-22222222", "C-O222-2222", "C-1222-2222", "C-2222-222U", "C-2222-22222", ""])(
  "is not %s",
  (text) => {
    expect(caseNumber.safeParse(text).success).toBe(false);
  },
);
