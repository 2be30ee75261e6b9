import { expect, it } from "vitest";
import { isOnItsWay } from "./typed-fields.ts";

const number = "encryptedCardNumber";
const month = "encryptedExpiryMonth";
const begun = { isBegun: true };

it.each([
  ["everything has come", { isValid: true, valid: { [number]: true, [month]: true } }, begun, false],
  ["the last field is on its way", { isValid: false, valid: { [number]: true, [month]: false } }, begun, true],
  ["all fields are on their way", { isValid: false, valid: { [number]: false, [month]: false } }, begun, true],
  ["no field was focused", { isValid: false, valid: { [number]: false } }, { isBegun: false }, false],
  ["only the name is missing", { isValid: false, valid: { [number]: true, holderName: false } }, begun, false],
  ["no field is in a frame", { isValid: false, valid: { ownerName: true, ibanNumber: false } }, begun, false],
  ["there are no fields", { isValid: false }, begun, false],
])("%s", (_, { isValid, ...state }, use, expected) => {
  expect(isOnItsWay({ isValid, state }, use)).toBe(expected);
});
