import { describe, expect, it } from "vitest";
import type { Payments } from "../../../payments/port/payments.ts";
import { paymentContext } from "../../../test/payments/payment-visit.ts";
import { refusalOfChange, refusalOfPlans } from "./purchase-rules.server.ts";

type About = Partial<Parameters<typeof paymentContext>[0]>;
const payments = { paidServices: async () => [] } as unknown as Payments;
const now = () => new Date("2026-11-15T12:00:00Z");
const contextOf = (about: About) => paymentContext({ payments, now, localeId: "en-GB", ...about });

const visitors: Record<string, { about: About; refusal: string | undefined }> = {
  "a guest": { about: {}, refusal: undefined },
  "the owner": { about: { identityId: "o" }, refusal: undefined },
  "another customer": { about: { identityId: "else" }, refusal: "otherOwner" },
  "a vehicle of another market": { about: { vehicle: { country: "US" } }, refusal: "otherMarket" },
  "a vehicle of a market without a shop": { about: { vehicle: { country: "CN" } }, refusal: "otherMarket" },
  "a vehicle of Jersey": { about: { vehicle: { country: "JE" } }, refusal: undefined },
  "a vehicle of the other make": { about: { vehicle: { make: "jaguar" } }, refusal: "otherMake" },
  "no vehicle": { about: { hasVehicle: false }, refusal: "noVehicle" },
};

describe.each(Object.entries(visitors))("%s", (_, { about, refusal }) => {
  it(`adding: ${refusal ?? "allowed"}`, async () => {
    expect(await refusalOfPlans(await contextOf(about), ["NAV-12M"])).toBe(refusal);
  });

  it.each(["changeCoupon", "saveContact", "saveAddress"] as const)(`%s: ${refusal ?? "allowed"}`, async (call) => {
    expect(await refusalOfChange(await contextOf(about), call)).toBe(refusal);
  });

  it("may always take something out", async () => {
    expect(await refusalOfChange(await contextOf(about), "remove")).toBeUndefined();
  });
});

describe("a service", () => {
  it.each([
    ["of the vehicle", ["NAV-12M"], {}, undefined],
    ["that needs another drive", ["NAV-12M", "EVPLAN-12M"], {}, "notForVehicle"],
    ["that fits the drive", ["EVPLAN-12M"], { modelKey: "IPace" }, undefined],
    [
      "that runs for years",
      ["NAV-12M"],
      { subscriptions: [{ productId: "NAV", expiresOn: "2029-01-01" }] },
      "stillRuns",
    ],
  ])("%s", async (_, planIds, vehicle, refusal) => {
    expect(await refusalOfPlans(await contextOf({ vehicle, hasCheckoutControl: true }), planIds)).toBe(refusal);
  });
});
