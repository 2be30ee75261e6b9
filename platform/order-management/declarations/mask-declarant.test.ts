import { expect, it } from "vitest";
import { maskedEmail, maskedName } from "./mask-declarant.ts";

it.each([
  ["Ada Byron", "A… B…"],
  ["  ada   byron ", "a… b…"],
  ["Ž", "Ž…"],
  ["𝒜da", "𝒜…"],
  ["", ""],
])("the name %j is shown as %j", (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});

it.each([
  ["ada@example.com", "a…@e…"],
  ["a@b.c", "a…@b…"],
])("the address %j is shown as %j", (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
