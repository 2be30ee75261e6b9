import { describe, expect, it } from "vitest";
import { maskEmail, maskVin } from "./masking.ts";

describe("maskEmail", () => {
  it.for([
    ["eleanor@example.com", "e*****r@e*****e.com"],
    ["eleanor.marsh@mail.example.co.uk", "e***********h@m*************o.uk"],
    ["a@b.cz", "a@b.cz"],
    ["ab@cd.de", "ab@cd.de"],
    ["abc@localhost", "a*c@l*******t"],
    ["number", "n****r"],
    ["", ""],
  ] as const)("%j becomes %j", ([email, masked]) => {
    expect(maskEmail(email)).toBe(masked);
  });
});

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
