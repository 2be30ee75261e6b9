import { expect, it } from "vitest";
import { buildVin, checkDigit } from "./vin.ts";

it.each([
  "SALEP7EU4S2900101",
  "SALKP9E78SA900102",
  "SAL1L9FU5SA900103",
  "SADHD2S15P1900104",
  "SADCT2EXXSA900105",
  "SAJDD1EX6PC900106",
  "1M8GDM9AXKP042788",
  "11111111111111111",
])("computes the check digit of %s", (vin) => {
  expect(checkDigit(vin)).toBe(vin[8]);
});

it("adds a check digit only where the market has one", () => {
  expect(buildVin({ start: "SALEP7EU", end: "S2900101", hasCheckDigit: true })).toBe("SALEP7EU4S2900101");
  expect(buildVin({ start: "SALEA7BW", end: "S2Z00201", hasCheckDigit: false })).toBe("SALEA7BWAS2Z00201");
});
