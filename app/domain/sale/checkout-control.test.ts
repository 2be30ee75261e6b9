import { describe, expect, it } from "vitest";
import { isBeingRenewed, type PaidService, saleRefusal } from "./checkout-control.ts";

const today = "2026-11-15";
const paidFor = (expiredOn?: string): PaidService[] => [{ productId: "NAV", ...(expiredOn && { expiredOn }) }];
const owned = (expiresOn?: string) => (expiresOn ? [{ productId: "NAV", expiresOn }] : []);

describe("isBeingRenewed", () => {
  it.each<[string, string | undefined, PaidService[], boolean]>([
    ["no service was paid", "2026-12-15", [], false],
    ["another service was paid", "2026-12-15", [{ productId: "LIVE" }], false],
    ["the service was paid and the vehicle still has the old date", "2026-12-15", paidFor("2026-12-15"), true],
    ["the service was paid and the vehicle has the new date", "2027-12-15", paidFor("2026-12-15"), false],
    ["the service was paid for the first time", undefined, paidFor(), true],
    ["the service was paid for the first time and is active", "2027-11-15", paidFor(), false],
    [
      "the service was paid again after the first payment took effect",
      "2026-12-15",
      [...paidFor(), ...paidFor("2026-12-15")],
      true,
    ],
  ])("when %s is $3", (_, expiresOn, paid, expected) => {
    expect(isBeingRenewed("NAV", { subscriptions: owned(expiresOn), paid })).toBe(expected);
  });
});

describe("saleRefusal", () => {
  it.each([
    ["is new for the vehicle", undefined, [], undefined],
    ["has ended", "2026-11-14", [], undefined],
    ["ends today", today, [], undefined],
    ["ends in 62 days", "2027-01-16", [], undefined],
    ["ends in 63 days", "2027-01-17", [], "stillRuns"],
    ["was paid for and is not active yet", "2026-12-15", paidFor("2026-12-15"), "beingRenewed"],
    ["was paid for and is active", "2027-12-15", paidFor("2026-12-15"), "stillRuns"],
  ])("of a service that %s is $3", (_, expiresOn, paid, expected) => {
    expect(saleRefusal("NAV", { subscriptions: owned(expiresOn), paid, today })).toBe(expected);
  });
});
