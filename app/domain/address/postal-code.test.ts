import { describe, expect, it } from "vitest";
import { formatPostalCode } from "./postal-code.ts";

describe("a postal code", () => {
  it.each([
    ["GB", "NW89AY", "NW8 9AY"],
    ["GB", "nw8 9ay", "NW8 9AY"],
    ["GB", "CV3  4LF", "CV3 4LF"],
    ["GB", "EC1A1BB", "EC1A 1BB"],
    ["GB", "M1 1AE", "M1 1AE"],
    ["JE", "JE23AB", "JE2 3AB"],
    ["IE", "D02X285", "D02 X285"],
    ["IE", "D6W1234", "D6W 1234"],
    ["MT", "VLT1234", "VLT 1234"],
    ["CA", "K1A0B1", "K1A 0B1"],
    ["CA", "k1a-0b1", "K1A 0B1"],
    ["US", "90210", "90210"],
    ["US", "902101234", "90210-1234"],
    ["US", "90210 1234", "90210-1234"],
    ["NL", "1012AB", "1012 AB"],
    ["CZ", "11000", "110 00"],
    ["SK", "81101", "811 01"],
    ["SE", "11455", "114 55"],
    ["GR", "10431", "104 31"],
    ["PT", "1000001", "1000-001"],
    ["PT", "1000 - 001", "1000-001"],
    ["PT", "9000–123", "9000-123"],
    ["PT", "P-9000123", "9000-123"],
    ["DE", "D-27498", "27498"],
    ["FR", "97\u{2011}500", "97500"],
    ["PL", "00001", "00-001"],
    ["LV", "lv1010", "LV-1010"],
    ["LT", "01100", "LT-01100"],
    ["FR", "75 001", "75001"],
    ["DE", "10115", "10115"],
    ["AT", "10 10", "1010"],
    ["RO", "010 011", "010011"],
    ["cz", "11000", "110 00"],
  ])("of %s typed as %j becomes %j", (country, typed, written) => {
    expect(formatPostalCode(typed, country)).toBe(written);
  });

  it.each([
    ["GB", "12345"],
    ["CA", "K1A 0B"],
    ["NL", "1012"],
    ["US", "9021"],
    ["DE", "1011"],
    ["CH", "80 01"],
    ["", "NW89AY"],
    ["toString", "11000"],
    ["GB", ""],
  ])("of %s typed as %j is not changed", (country, typed) => {
    expect(formatPostalCode(typed, country)).toBe(typed);
  });
});
