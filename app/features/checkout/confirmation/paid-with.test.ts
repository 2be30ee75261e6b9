import { expect, it } from "vitest";
import { paidWith } from "./paid-with.ts";

it.each([
  [
    { c_payment_type: "card", c_cardType: "visa", c_last4: "4242" },
    { name: "Visa", last4: "4242", by: { kind: "card" } },
  ],
  [
    { c_payment_type: "card", c_cardType: "mc", c_last4: "4444" },
    { name: "Mastercard", last4: "4444", by: { kind: "card" } },
  ],
  [
    { c_payment_type: "card", c_cardType: "amex", c_last4: "0005" },
    { name: "American Express", last4: "0005", by: { kind: "card" } },
  ],
  [
    { c_payment_type: "card", c_cardType: "Diners", c_last4: "0004" },
    { name: "Diners", last4: "0004", by: { kind: "card" } },
  ],
  [
    { c_cardType: "Visa", c_last4: "1111" },
    { name: "Visa", last4: "1111", by: { kind: "card" } },
  ],
  [
    { c_payment_type: "apple_pay", c_cardType: "visa", c_last4: "4242" },
    { name: "Apple Pay", last4: "4242", by: { kind: "otherMethod", methodName: "Apple Pay" } },
  ],
  [
    { c_payment_type: "google_pay", c_cardType: "mc" },
    { name: "Google Pay", by: { kind: "otherMethod", methodName: "Google Pay" } },
  ],
  [
    { c_payment_type: "ideal", c_iban_last4: "6789" },
    { name: "iDEAL", last4: "6789", by: { kind: "otherMethod", methodName: "iDEAL" } },
  ],
  [{ c_payment_type: "bancontact" }, { name: "Bancontact", by: { kind: "otherMethod", methodName: "Bancontact" } }],
  [
    { c_payment_type: "sepa_debit", c_iban_last4: "3201" },
    { name: "SEPA", last4: "3201", by: { kind: "otherMethod", methodName: "SEPA" } },
  ],
  [{ c_payment_type: "constructor" }, { name: "constructor", by: { kind: "otherMethod", methodName: "constructor" } }],
  [{ c_payment_type: "card" }, { by: { kind: "card" } }],
  [{ c_payment_type: "paypal_express" }, { name: "PayPal", by: { kind: "otherMethod", methodName: "PayPal" } }],
  [{}, undefined],
])("%j is shown as %j", (fields, shown) => {
  expect(paidWith(fields)).toEqual(shown);
});
