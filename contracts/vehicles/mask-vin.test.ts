import { describe, expect, it } from "vitest";
import { maskVin } from "./mask-vin.ts";

describe("maskVin", () => {
  it.for([
    ["SALEA7BWAS2Z00201", "SALEXXXXXXXXX0201"],
    ["SADHA2B1AP1Z00202", "SADHXXXXXXXXX0202"],
    ["123456789", "1234X6789"],
    ["12345678", undefined],
    ["123", undefined],
    ["", undefined],
    ["SALEXXXXXXXXX0201", undefined],
  ] as const)("%j becomes %j", ([vin, masked]) => {
    expect(maskVin(vin)).toBe(masked);
  });
});
