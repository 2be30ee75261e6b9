import { expect, it } from "vitest";
import { methodName } from "./method-name.ts";

it.each([
  ["card", "visa", "Visa"],
  ["card", "Visa", "Visa"],
  [undefined, "visa", "Visa"],
  ["card", "mc", "Mastercard"],
  ["card", "mastercard", "Mastercard"],
  ["card", "amex", "American Express"],
  ["card", "maestro", "Maestro"],
  ["card", "discover", "Discover"],
  ["card", "bcmc", "Bancontact"],
  ["card", "unionpay", "unionpay"],
  ["card", "constructor", "constructor"],
  ["card", undefined, undefined],
  [undefined, undefined, undefined],
  ["apple_pay", "visa", "Apple Pay"],
  ["google_pay", "mc", "Google Pay"],
  ["ideal", undefined, "iDEAL"],
  ["bancontact", undefined, "Bancontact"],
  ["sepa_debit", undefined, "SEPA"],
])("the type %s with the brand %s is called %s", (type, brand, name) => {
  expect(methodName({ type, brand })).toBe(name);
});
