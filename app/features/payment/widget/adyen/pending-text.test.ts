import { expect, it } from "vitest";
import { isTextPending } from "./pending-text.ts";

const number = "encryptedCardNumber";
const month = "encryptedExpiryMonth";
const focused = { wasFocused: true };

it.each([
  ["all texts have arrived", { isValid: true, valid: { [number]: true, [month]: true } }, focused, false],
  [
    "the text of the last field is pending",
    { isValid: false, valid: { [number]: true, [month]: false } },
    focused,
    true,
  ],
  [
    "the texts of all fields are pending",
    { isValid: false, valid: { [number]: false, [month]: false } },
    focused,
    true,
  ],
  ["no field was focused", { isValid: false, valid: { [number]: false } }, { wasFocused: false }, false],
  ["only the name is missing", { isValid: false, valid: { [number]: true, holderName: false } }, focused, false],
  ["no field is in a frame", { isValid: false, valid: { ownerName: true, ibanNumber: false } }, focused, false],
  ["there are no fields", { isValid: false }, focused, false],
])("when %s, a text is pending: $3", (_, { isValid, ...state }, use, expected) => {
  expect(isTextPending({ isValid, state }, use)).toBe(expected);
});
