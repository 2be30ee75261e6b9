import { expect, it } from "vitest";
import { paidWith } from "./paid-with.ts";

it.each([
  [
    { c_payment_type: "card", c_cardType: "visa", c_last4: "4242" },
    { name: "Visa", last4: "4242" },
  ],
  [
    { c_payment_type: "card", c_cardType: "mc", c_last4: "4444" },
    { name: "Mastercard", last4: "4444" },
  ],
  [
    { c_payment_type: "card", c_cardType: "amex", c_last4: "0005" },
    { name: "American Express", last4: "0005" },
  ],
  [
    { c_payment_type: "card", c_cardType: "Diners", c_last4: "0004" },
    { name: "Diners", last4: "0004" },
  ],
  [
    { c_cardType: "Visa", c_last4: "1111" },
    { name: "Visa", last4: "1111" },
  ],
  [
    { c_payment_type: "apple_pay", c_cardType: "visa", c_last4: "4242" },
    { name: "Apple Pay", last4: "4242" },
  ],
  [{ c_payment_type: "google_pay", c_cardType: "mc" }, { name: "Google Pay" }],
  [
    { c_payment_type: "ideal", c_iban_last4: "6789" },
    { name: "iDEAL", last4: "6789" },
  ],
  [{ c_payment_type: "bancontact" }, { name: "Bancontact" }],
  [
    { c_payment_type: "sepa_debit", c_iban_last4: "3201" },
    { name: "SEPA", last4: "3201" },
  ],
  [{ c_payment_type: "constructor" }, { name: "constructor" }],
  [{ c_payment_type: "card" }, undefined],
  [{}, undefined],
])("%j is shown as %j", (fields, shown) => {
  expect(paidWith(fields)).toEqual(shown);
});
