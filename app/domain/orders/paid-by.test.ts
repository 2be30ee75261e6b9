import { expect, it } from "vitest";
import { readMethod } from "./paid-by.ts";

const byCard = (name?: string) => ({ ...(name && { name }), by: { kind: "card" } });
const byHost = (host: string) => ({ name: host, by: { kind: "host", host } });

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
  ["paypal_express", undefined, byHost("PayPal")],
  ["apple_pay", "visa", byHost("Apple Pay")],
  ["ApplePay", "visa", byHost("Apple Pay")],
  ["google_pay", "visa", byHost("Google Pay")],
  ["GooglePay", "visa", byHost("Google Pay")],
  ["DigitalWallet", "Apple Pay", byHost("Apple Pay")],
  ["DigitalWallet", "GooglePay", byHost("Google Pay")],
  ["DigitalWallet", undefined, {}],
  ["ideal", undefined, byHost("iDEAL")],
  ["IDEAL", undefined, byHost("iDEAL")],
  ["BANCONTACT", undefined, byHost("Bancontact")],
  ["bcmc", undefined, byHost("Bancontact")],
  ["sepa_debit", undefined, byHost("SEPA")],
  ["klarna", undefined, byHost("klarna")],
  ["constructor", undefined, byHost("constructor")],
])("the type %s with the brand %s is read as %j", (type, brand, expected) => {
  expect(readMethod({ type, brand })).toEqual(expected);
});
