import { expect, it } from "vitest";
import { methodName } from "./payment-name.ts";

it.each([
  ["card", "visa", "Visa"],
  ["scheme", "mc", "Mastercard"],
  ["Credit Card", "Amex", "American Express"],
  ["card", "Cartes Bancaires", "Cartes Bancaires"],
  ["card", null, undefined],
  ["sepadirectdebit", null, "SEPA"],
  ["ideal", null, "iDEAL"],
  ["apple_pay", "visa", "Apple Pay"],
  ["new_wallet", null, "new_wallet"],
])("a payment by %s (%s) is called %s", (type, cardType, name) => {
  expect(methodName({ type, cardType, last4: null })).toBe(name);
});
