import { describe, expect, it } from "vitest";
import { checkVin, hasValidCheckDigit, hasVinShape, makeOfVin, normaliseVin } from "./vin.ts";

const NORTH_AMERICAN = [
  ["SALEP7EU4S2900101", "landrover"],
  ["SALKP9E78SA900102", "landrover"],
  ["SAL1L9FU5SA900103", "landrover"],
  ["SADHD2S15P1900104", "jaguar"],
  ["SADCT2EXXSA900105", "jaguar"],
  ["SAJDD1EX6PC900106", "jaguar"],
] as const;

const EUROPEAN = [
  ["SALEA7BWAS2Z00201", "landrover"],
  ["SADHA2B1AP1Z00202", "jaguar"],
  ["SAJBA4BNAJCZ00203", "jaguar"],
] as const;

describe("VIN", () => {
  it.for([...NORTH_AMERICAN, ...EUROPEAN])("%s has the shape of a VIN and belongs to %s", ([vin, make]) => {
    expect(hasVinShape(vin)).toBe(true);
    expect(makeOfVin(vin)).toBe(make);
    expect(checkVin(vin, { isNorthAmerican: false })).toEqual({ kind: "valid", vin, isCorrected: false });
  });

  it.for(NORTH_AMERICAN)("%s has the only check digit that is valid", ([vin]) => {
    const passing = Array.from("0123456789X").filter((digit) =>
      hasValidCheckDigit(vin.slice(0, 8) + digit + vin.slice(9)),
    );
    expect(passing).toEqual([vin.charAt(8)]);
    expect(checkVin(vin, { isNorthAmerican: true }).kind).toBe("valid");
  });

  it.for(EUROPEAN)("%s has no check digit", ([vin]) => {
    expect(hasValidCheckDigit(vin)).toBe(false);
    expect(checkVin(vin, { isNorthAmerican: true }).kind).toBe("valid");
  });

  it.for([
    ["salea7bwas2z00201", "SALEA7BWAS2Z00201", false],
    [" SALE A7BW AS2Z 00201\t", "SALEA7BWAS2Z00201", false],
    ["SALEA7BWAS2ZOO2OI", "SALEA7BWAS2Z00201", true],
    ["salea7bwas2zqo201", "SALEA7BWAS2Z00201", true],
    ["SALE-A7BW.AS2Z–00201", "SALEA7BWAS2Z00201", false],
    ["", "", false],
  ] as const)("%j is normalised to %j", ([typed, vin, isCorrected]) => {
    expect(normaliseVin(typed)).toEqual({ vin, isCorrected });
  });

  it.for([
    ["", { kind: "empty" }],
    ["   ", { kind: "empty" }],
    ["SALEA7BWAS", { kind: "wrongLength", length: 10 }],
    ["SALEA7BWAS2Z002011", { kind: "wrongLength", length: 18 }],
    ["SALEA7BWAS2Z0020!", { kind: "wrongSign", sign: "!" }],
    ["SAL😀", { kind: "wrongSign", sign: "😀" }],
    ["SÄL?", { kind: "wrongSign", sign: "Ä" }],
    ["SALEP7EU5S29OO1O1", { kind: "wrongCheckDigit" }],
    ["SALEP7EUXS2900101", { kind: "wrongCheckDigit" }],
  ] as const)("%j in the USA is %j", ([typed, expected]) => {
    expect(checkVin(typed, { isNorthAmerican: true })).toEqual(expected);
  });

  it("of another maker has no make", () => {
    expect(makeOfVin("WDB1240301A000001")).toBeUndefined();
  });
});
