import { describe, expect, it } from "vitest";
import type { Payments } from "../../payments/port/payments.ts";
import { paymentContext } from "../../test/payments/payment-visit.ts";
import { refusalOfChange, refusalOfPlans } from "./purchase-rules.server.ts";

type ContextOptions = Partial<Parameters<typeof paymentContext>[0]>;
const payments = { paidServices: async () => [] } as unknown as Payments;
const now = () => new Date("2026-11-15T12:00:00Z");
const contextOf = (options: ContextOptions) => paymentContext({ payments, now, localeId: "en-GB", ...options });

const visitors: Record<string, { options: ContextOptions; refusal: string | undefined }> = {
  "a guest": { options: {}, refusal: undefined },
  "the owner": { options: { accountId: "o" }, refusal: undefined },
  "another customer": { options: { accountId: "else" }, refusal: "otherOwner" },
  "a visitor with a vehicle of another market": { options: { vehicle: { country: "US" } }, refusal: "otherMarket" },
  "a visitor with a vehicle of a market without a shop": {
    options: { vehicle: { country: "CN" } },
    refusal: "otherMarket",
  },
  "a visitor with a vehicle of Jersey": { options: { vehicle: { country: "JE" } }, refusal: undefined },
  "a visitor with a vehicle of the other make": { options: { vehicle: { make: "jaguar" } }, refusal: "otherMake" },
  "a visitor without a vehicle": { options: { hasVehicle: false }, refusal: "noVehicle" },
};

describe.each(Object.entries(visitors))("%s", (_, { options, refusal }) => {
  it(`has the refusal ${refusal} for adding`, async () => {
    expect(await refusalOfPlans(await contextOf(options), ["NAV-12M"])).toBe(refusal);
  });

  it.each(["changeCoupon", "saveContact", "saveAddress"] as const)(
    `has the refusal ${refusal} for %s`,
    async (action) => {
      expect(await refusalOfChange(await contextOf(options), action)).toBe(refusal);
    },
  );

  it("may always remove an item", async () => {
    expect(await refusalOfChange(await contextOf(options), "remove")).toBeUndefined();
  });
});

describe("a service", () => {
  it.each([
    ["of the vehicle", ["NAV-12M"], {}, undefined],
    ["that needs another powertrain", ["NAV-12M", "EVPLAN-12M"], {}, "notForVehicle"],
    ["that fits the powertrain", ["EVPLAN-12M"], { modelKey: "IPace" }, undefined],
    [
      "that is paid for years",
      ["NAV-12M"],
      { subscriptions: [{ productId: "NAV", expiresOn: "2029-01-01" }] },
      "stillRuns",
    ],
  ])("%s has the refusal $3", async (_, planIds, vehicle, refusal) => {
    expect(await refusalOfPlans(await contextOf({ vehicle, hasCheckoutControl: true }), planIds)).toBe(refusal);
  });
});
