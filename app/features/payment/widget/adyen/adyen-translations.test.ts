import { expect, it } from "vitest";
import { adyenTranslations } from "./adyen-translations.ts";

const texts = {
  number: "Card number",
  expiry: "Expiry date",
  code: "Security code",
  numberIncomplete: "Your card number is incomplete.",
  numberInvalid: "Your card number is invalid.",
  expiryIncomplete: "Your card's expiry date is incomplete.",
  expiryPast: "Your card's expiry year is in the past.",
  codeIncomplete: "Your card's security code is incomplete.",
  ownerRequired: "Enter the name of the account holder.",
  ibanInvalid: "Enter a valid IBAN.",
};

it.each<[string, keyof typeof texts]>([
  ["creditCard.cardNumber.label", "number"],
  ["creditCard.expiryDate.label", "expiry"],
  ["creditCard.securityCode.label", "code"],
  ["cc.num.900", "numberIncomplete"],
  ["cc.num.901", "numberIncomplete"],
  ["cc.num.902", "numberInvalid"],
  ["cc.dat.910", "expiryIncomplete"],
  ["cc.dat.911", "expiryIncomplete"],
  ["cc.dat.912", "expiryPast"],
  ["cc.cvc.920", "codeIncomplete"],
  ["cc.cvc.921", "codeIncomplete"],
  ["ach.accountHolderNameField.invalid", "ownerRequired"],
  ["sepaDirectDebit.ibanField.invalid", "ibanInvalid"],
])("Adyen's text %s is the page's text %s", (name, ownText) => {
  expect(adyenTranslations(texts)[name]).toBe(texts[ownText]);
});

it("leaves the other texts to Adyen", () => {
  expect(adyenTranslations({ number: "Kartennummer" })).toEqual({ "creditCard.cardNumber.label": "Kartennummer" });
  expect(adyenTranslations({})).toEqual({});
  expect(adyenTranslations({ toString: "no", payButton: "Pay" })).toEqual({});
});
