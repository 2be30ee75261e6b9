import { expect, it } from "vitest";
import { isIban } from "./iban.ts";

it.each([
  ["NL13TEST0123456789", true],
  ["DE87123456781234567890", true],
  ["FR1420041010050500013M02606", true],
  ["DE88123456781234567890", false],
  ["DE87123456781234567809", false],
  ["DE87", false],
  ["de87123456781234567890", false],
])("%s: %s", (iban, expected) => {
  expect(isIban(iban)).toBe(expected);
});
