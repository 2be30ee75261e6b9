import { describe, expect, it } from "vitest";
import { maskEmail } from "./masking.ts";

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
