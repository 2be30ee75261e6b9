import { randomBytes } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decryptVin, encryptVin, readVinKeys } from "./vin-cipher.ts";

const key = () => randomBytes(32).toString("base64");
const oldKey = `k1:${key()}`;
const ring = readVinKeys(`k2:${key()},${oldKey}`);
const vin = "SALEA7BWAS2Z00201";
const now = new Date("2026-11-15T10:00:00Z");
const expiresAt = new Date("2026-11-16T10:00:00Z");
const audience = "storefront";
const sealed = () => encryptVin({ vin, audience, expiresAt }, ring);
const opened = (cryptedVin: string, change: object = {}) => decryptVin({ cryptedVin, audience, now, ...change }, ring);

describe("encrypted VINs", () => {
  it("decrypt to their VIN", () => {
    expect(opened(sealed())).toBe(vin);
  });

  it("differ every time and never contain the VIN", () => {
    expect(sealed()).not.toBe(sealed());
    expect(sealed()).not.toContain(vin);
  });

  it("need no escaping in a URL", () => {
    expect(sealed()).toMatch(/^v1\.k2\.[A-Za-z0-9_-]+$/);
  });

  it("of an older key can still be decrypted", () => {
    const older = encryptVin({ vin, audience, expiresAt }, readVinKeys(oldKey));
    expect(opened(older)).toBe(vin);
  });

  it.each([
    ["for another audience", () => opened(sealed(), { audience: "other" })],
    ["at the moment of expiry", () => opened(sealed(), { now: expiresAt })],
    ["after the expiry", () => opened(sealed(), { now: new Date("2027-01-01T00:00:00Z") })],
    ["of an unknown key", () => opened(encryptVin({ vin, audience, expiresAt }, readVinKeys(`k9:${key()}`)))],
    [
      "of another key with the same id",
      () => opened(encryptVin({ vin, audience, expiresAt }, readVinKeys(`k2:${key()}`))),
    ],
    ["of another version", () => opened(sealed().replace("v1.", "v2."))],
    ["with another key's id", () => opened(sealed().replace(".k2.", ".k1."))],
    ["with a suffix", () => opened(`${sealed()}.x`)],
    ["padded", () => opened(`${sealed()}=`)],
    ["cut off", () => opened(sealed().slice(0, -4))],
    ["that are empty", () => opened("")],
    ["that are the VIN itself", () => opened(vin)],
    ["of dots", () => opened("v1.k2.")],
  ])("%s are rejected", (_, open) => {
    expect(open()).toBeUndefined();
  });

  it("are rejected when any bit is flipped", () => {
    const bytes = Buffer.from(sealed().split(".")[2]!, "base64url");
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = Buffer.from(bytes);
      flipped[bit >> 3]! ^= 1 << (bit & 7);
      expect(opened(`v1.k2.${flipped.toString("base64url")}`)).toBeUndefined();
    }
  });

  it("that are made up are rejected", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(opened(text)).toBeUndefined();
        expect(opened(`v1.k2.${text}`)).toBeUndefined();
      }),
    );
  });
});

describe("the setting of the keys", () => {
  it.each([
    ["", "short id"],
    ["k1", "32 bytes"],
    ["k1:c2hvcnQ=", "32 bytes"],
    [`k.1:${key()}`, "short id"],
    [`k1:${key()},k1:${key()}`, "same id"],
  ])("%j is refused", (setting, why) => {
    expect(() => readVinKeys(setting)).toThrow(why);
  });
});
