import { describe, expect, it } from "vitest";
import type { PaymentErrorKind, PaymentType } from "../port/payment-types.ts";
import type { AdyenPaymentMethod } from "../port/payments.ts";
import { adyenTypes, refusalErrorOf, methodFromBrowser, methodFromData, typeOf } from "./read-result.ts";

describe("refusalErrorOf", () => {
  it.each<[PaymentType, PaymentErrorKind]>([
    ["card", "card_error"],
    ["bancontact", "card_error"],
    ["sepa_debit", "card_error"],
    ["google_pay", "gPay-error"],
    ["apple_pay", "aPay-error"],
    ["ideal", "iDeal-error"],
  ])("maps %s to %s", (type, error) => {
    expect(refusalErrorOf(type)).toBe(error);
  });
});

describe("methodFromData", () => {
  it.each<[string, Record<string, unknown>, object]>([
    ["nothing", {}, {}],
    ["the new name of the token", { "tokenization.storedPaymentMethodId": "T1" }, { token: "T1" }],
    ["the old name of the token", { "recurring.recurringDetailReference": "T2" }, { token: "T2" }],
    [
      "both names of the token",
      { "recurring.recurringDetailReference": "T2", "tokenization.storedPaymentMethodId": "T1" },
      { token: "T1" },
    ],
    ["a number for the token", { "tokenization.storedPaymentMethodId": 7 }, {}],
    ["four digits", { cardSummary: "0042" }, { last4: "0042" }],
    ["three digits", { cardSummary: "042" }, {}],
    ["a whole card number", { cardSummary: "4111111111111111" }, {}],
    ["digits as a number", { cardSummary: 1111 }, {}],
    ["digits with a line end", { cardSummary: "1111\n" }, {}],
    ["the issuer's country", { issuerCountry: "GB" }, { country: "GB" }],
    ["the card's country", { cardIssuingCountry: "DE" }, { country: "DE" }],
    ["both countries", { cardIssuingCountry: "DE", issuerCountry: "GB" }, { country: "GB" }],
    ["a country of three letters", { issuerCountry: "GBR" }, {}],
    ["a country in small letters", { issuerCountry: "gb" }, {}],
    ["null for the country", { issuerCountry: null }, {}],
    ["a month of one digit", { expiryDate: "3/2030" }, { expMonth: 3, expYear: 2030 }],
    ["a month of two digits", { expiryDate: "12/2030" }, { expMonth: 12, expYear: 2030 }],
    ["a month with a zero", { expiryDate: "01/2030" }, { expMonth: 1, expYear: 2030 }],
    ["the month zero", { expiryDate: "0/2030" }, {}],
    ["the month thirteen", { expiryDate: "13/2030" }, {}],
    ["a year of two digits", { expiryDate: "3/30" }, {}],
    ["a date in another form", { expiryDate: "2030-03" }, {}],
  ])("reads data with %s", (_, data, method) => {
    expect(methodFromData(data)).toEqual(method);
  });
});

describe("typeOf", () => {
  it.each<[string | undefined, PaymentType]>([
    ["scheme", "card"],
    ["bcmc", "bancontact"],
    ["ideal", "ideal"],
    ["sepadirectdebit", "sepa_debit"],
    ["applepay", "apple_pay"],
    ["googlepay", "google_pay"],
    ["visa_applepay", "apple_pay"],
    ["mc_googlepay", "google_pay"],
    ["visa", "card"],
    ["mc", "card"],
    ["applepay_visa", "card"],
    ["", "card"],
    [undefined, "card"],
    ["constructor", "card"],
    ["toString", "card"],
    ["__proto__", "card"],
  ])("%j is %s", (name, type) => {
    expect(typeOf(name)).toBe(type);
  });

  it("maps each type to one of Adyen's names, and the name back to the type", () => {
    for (const type of Object.keys(adyenTypes) as PaymentType[]) expect(typeOf(adyenTypes[type])).toBe(type);
    expect(Object.keys(adyenTypes)).toHaveLength(6);
  });
});

describe("methodFromBrowser", () => {
  it.each<[string, AdyenPaymentMethod, object]>([
    ["a card", { type: "scheme", encryptedCardNumber: "sealed" }, { type: "card" }],
    ["a wallet", { type: "googlepay", googlePayToken: "sealed" }, { type: "google_pay" }],
    [
      "a Dutch account",
      { type: "sepadirectdebit", iban: "NL13TEST0123456789" },
      { type: "sepa_debit", last4: "6789", country: "NL", bankCode: "TEST" },
    ],
    [
      "an account in groups and small letters",
      { type: "sepadirectdebit", iban: "de87 1234 5678 1234 5678 90" },
      { type: "sepa_debit", last4: "7890", country: "DE", bankCode: "12345678" },
    ],
    [
      "an account of a country without a market",
      { type: "sepadirectdebit", iban: "LU280019400644750000" },
      { type: "sepa_debit", last4: "0000", country: "LU" },
    ],
    [
      "an account in the place of a card",
      { type: "scheme", iban: "NL13TEST0123456789" },
      { type: "sepa_debit", last4: "6789", country: "NL", bankCode: "TEST" },
    ],
  ])("describes %s", (_, paymentMethod, method) => {
    expect(methodFromBrowser(paymentMethod)).toEqual(method);
  });
});
