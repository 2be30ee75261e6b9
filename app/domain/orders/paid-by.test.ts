import { expect, it } from "vitest";
import { readMethod } from "./paid-by.ts";

const byCard = (name?: string) => ({ ...(name && { name }), by: { kind: "card" } });
const byOther = (name: string) => ({ name, by: { kind: "otherMethod", methodName: name } });

it.each([
  ["card", "visa", byCard("Visa")],
  [undefined, undefined, byCard()],
  ["Credit Card", "visa", byCard("Visa")],
  ["Credit Card", undefined, byCard()],
  ["scheme", "mc", byCard("Mastercard")],
  ["authorizenet_acceptjs", "visa", byCard("Visa")],
  ["sagepaysuitepi", undefined, byCard()],
  ["rootways_authorizecim_option", undefined, byCard()],
  ["stripe_payments", "amex", byCard("American Express")],
  ["paypal_express", undefined, byOther("PayPal")],
  ["apple_pay", "visa", byOther("Apple Pay")],
  ["ApplePay", "visa", byOther("Apple Pay")],
  ["google_pay", "visa", byOther("Google Pay")],
  ["GooglePay", "visa", byOther("Google Pay")],
  ["DigitalWallet", "Apple Pay", byOther("Apple Pay")],
  ["DigitalWallet", "GooglePay", byOther("Google Pay")],
  ["DigitalWallet", undefined, {}],
  ["ideal", undefined, byOther("iDEAL")],
  ["IDEAL", undefined, byOther("iDEAL")],
  ["BANCONTACT", undefined, byOther("Bancontact")],
  ["bcmc", undefined, byOther("Bancontact")],
  ["sepa_debit", undefined, byOther("SEPA")],
  ["klarna", undefined, byOther("klarna")],
  ["constructor", undefined, byOther("constructor")],
])("the type %s with the brand %s is read as %j", (type, brand, expected) => {
  expect(readMethod({ type, brand })).toEqual(expected);
});
