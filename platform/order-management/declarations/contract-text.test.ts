import { expect, it } from "vitest";
import { quotedContract, readContractText } from "./contract-text.ts";

it.each([
  ["VCS-7KQ2M-X9ABC", { orderNumbers: ["VCS-7KQ2M-X9ABC"], vin: undefined, service: "vcs-7kq2m-x9abc" }],
  [" vcs 7kq2m x9abc ", { orderNumbers: ["VCS-7KQ2M-X9ABC", "vcs 7kq2m x9abc"], vin: undefined }],
  ["# VCS–7KQ2M–X9ABC", { orderNumbers: ["VCS-7KQ2M-X9ABC", "# VCS–7KQ2M–X9ABC"], vin: undefined }],
  ["salea7bwas2z00201", { vin: "SALEA7BWAS2Z00201" }],
  ["SALEA7BW AS2Z00201", { vin: "SALEA7BWAS2Z00201" }],
  ["SALEA7BWAS2Z0020", { vin: undefined }],
  ["SALEA7BWAS2Z0020I", { vin: undefined }],
  ["  Connected \n Navigation ", { service: "connected navigation", vin: undefined }],
  ["all but VCS-7KQ2M-X9ABC", { orderNumbers: ["ALLBUTVCS-7KQ2M-X9ABC", "all but VCS-7KQ2M-X9ABC"] }],
])("%j names a contract", (typed, expected) => {
  expect(readContractText(typed)).toMatchObject(expected);
});

it.each([
  ["vcs 7kq2m x9abc", "VCS-7KQ2M-X9ABC"],
  [" my navigation ", "my navigation"],
  ["salea7bwas2z00201", "SALEXXXXXXXXX0201"],
  ["SALEA7BW AS2Z00201", "SALEXXXXXXXXX0201"],
  ["my car SALEA7BWAS2Z00201, please", "my car SALEXXXXXXXXX0201, please"],
  ["SALEXXXXXXXXX0201", null],
  ["x".repeat(200), "x".repeat(100)],
  [`${"x".repeat(99)}🚗🚗`, `${"x".repeat(99)}🚗`],
])("%j is quoted as %j", (typed, quoted) => {
  expect(quotedContract(typed)).toBe(quoted);
});
