import { expect, it } from "vitest";
import { methodName } from "./method-name.ts";

it.each([
  ["card", "visa", "Visa"],
  ["card", "mc", "Mastercard"],
  ["card", "mastercard", "Mastercard"],
  ["card", "amex", "American Express"],
  ["card", "unionpay", "unionpay"],
  ["card", undefined, "Card"],
  ["apple_pay", "visa", "Apple Pay"],
  ["google_pay", "mc", "Google Pay"],
  ["ideal", undefined, "iDEAL"],
  ["bancontact", undefined, "Bancontact"],
  ["sepa_debit", undefined, "SEPA"],
] as const)("%s %s is called %s", (type, brand, name) => {
  expect(methodName({ type, ...(brand && { brand }) })).toBe(name);
});
