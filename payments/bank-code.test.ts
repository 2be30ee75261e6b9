import { expect, it } from "vitest";
import { bankCodeOf } from "./bank-code.ts";

/** The examples of the register of account numbers, with the code of the bank as that register gives it. */
it.each([
  ["AT", "AT611904300234573201", "19043"],
  ["BE", "BE68539007547034", "539"],
  ["DE", "DE89370400440532013000", "37040044"],
  ["ES", "ES9121000418450200051332", "2100"],
  ["FR", "FR1420041010050500013M02606", "20041"],
  ["IT", "IT60X0542811101000000123456", "05428"],
  ["NL", "NL91ABNA0417164300", "ABNA"],
  ["PT", "PT50000201231234567890154", "0002"],
])("finds the bank code in an IBAN of %s", (_, iban, code) => {
  expect(bankCodeOf(iban)).toBe(code);
});

it.each(["GB29NWBK60161331926819", "CZ6508000000192000145399", "LU280019400644750000", "nl91abna0417164300", "N", ""])(
  "%j is no IBAN of a euro market and has no bank code",
  (iban) => {
    expect(bankCodeOf(iban)).toBeUndefined();
  },
);
