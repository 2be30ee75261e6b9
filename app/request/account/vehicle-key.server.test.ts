import { describe, expect, it } from "vitest";
import { vehicleKeys } from "./vehicle-key.server.ts";

const account = { sessionSecret: "a secret of the tests, long enough", accountId: "owner" };
const vin = "SALEA7BWAS2Z00201";
const key = vehicleKeys(account)(vin);

describe("the key of a vehicle", () => {
  it("stays the same, fits into an address and holds no part of the VIN", () => {
    expect(vehicleKeys({ ...account })(vin)).toBe(key);
    expect(key).toMatch(/^[\w-]{16}$/);
    expect(key).not.toContain(vin.slice(-4));
  });

  it.each([
    ["another vehicle", account, "SALEA7BWAS2Z00202"],
    ["another customer", { ...account, accountId: "other" }, vin],
    ["another installation", { ...account, sessionSecret: "another secret, long enough" }, vin],
  ])("differs for %s", (_, input, otherVin) => {
    expect(vehicleKeys(input)(otherVin)).not.toBe(key);
  });
});
