import { describe, expect, it } from "vitest";
import { renewalStage } from "./renewal-stage.ts";

const input = {
  productId: "CONNAV",
  product: { hasVariations: true, showsDatesToOwnerOnly: false },
  subscriptions: [
    { productId: "REMOTE", expiresOn: "2028-01-01" },
    { productId: "CONNAV", expiresOn: "2026-12-15" },
  ],
  needsSubscription: true,
  today: "2026-11-15",
  isOwner: false,
  switches: { isTestHost: false, isActiveCheckSkipped: false },
};
const ends = (expiresOn: string) => [{ productId: "CONNAV", expiresOn }];
const testHost = { isTestHost: true, isActiveCheckSkipped: false };

describe("the renewal is an error", () => {
  it("when the service has no variations, before any other error", () => {
    const expected = { kind: "error", error: { reason: "noVariations" } };
    expect(renewalStage({ ...input, product: undefined, subscriptions: [] })).toEqual(expected);
    expect(
      renewalStage({ ...input, product: { hasVariations: false, showsDatesToOwnerOnly: false }, subscriptions: [] }),
    ).toEqual(expected);
  });

  it("when the vehicle does not have the service", () => {
    expect(renewalStage({ ...input, productId: "LIVE" })).toEqual({
      kind: "error",
      error: { reason: "otherProduct", productId: "LIVE", subscriptionIds: ["REMOTE", "CONNAV"] },
    });
  });

  it("when the service has no date, unless the host is a test host", () => {
    const without = { ...input, subscriptions: [], undated: ["CONNAV"] };
    expect(renewalStage(without)).toEqual({ kind: "error", error: { reason: "mismatch" } });
    expect(renewalStage({ ...without, switches: testHost })).toEqual({ kind: "detail", expiresOn: undefined });
  });
});

describe("the view of a renewal", () => {
  it.each([
    { expiresOn: "2026-01-01", kind: "detail" },
    { expiresOn: "2026-11-14", kind: "detail" },
    { expiresOn: "2026-11-15", kind: "detail" },
    { expiresOn: "2027-01-16", kind: "detail" },
    { expiresOn: "2027-01-17", kind: "notRenewableYet" },
    { expiresOn: "2030-01-01", kind: "notRenewableYet" },
  ])("for the end $expiresOn is $kind", ({ expiresOn, kind }) => {
    expect(renewalStage({ ...input, subscriptions: ends(expiresOn) })).toEqual({ kind, expiresOn });
  });

  it.each([
    { showsDatesToOwnerOnly: true, isOwner: false, kind: "detail" },
    { showsDatesToOwnerOnly: true, isOwner: true, kind: "notRenewableYet" },
    { showsDatesToOwnerOnly: false, isOwner: false, kind: "notRenewableYet" },
  ])(
    "with dates for the owner only ($showsDatesToOwnerOnly) and for the owner ($isOwner) is $kind",
    ({ showsDatesToOwnerOnly, isOwner, kind }) => {
      const product = { hasVariations: true, showsDatesToOwnerOnly };
      const stage = renewalStage({ ...input, product, isOwner, subscriptions: ends("2030-01-01") });
      expect(stage.kind).toBe(kind);
    },
  );

  it.each([
    { switches: { isActiveCheckSkipped: false }, stage: { kind: "notRenewableYet", expiresOn: "2030-01-01" } },
    { switches: { isActiveCheckSkipped: true }, stage: { kind: "detail", expiresOn: "2030-01-01" } },
    {
      switches: { isActiveCheckSkipped: false, forcedExpiryDate: "2026-11-01" },
      stage: { kind: "detail", expiresOn: "2026-11-01" },
    },
    {
      switches: { isActiveCheckSkipped: false, forcedExpiryDate: "nonsense" },
      stage: { kind: "detail", expiresOn: "nonsense" },
    },
  ])("with the test switches $switches is $stage.kind", ({ switches, stage }) => {
    const subscriptions = ends("2030-01-01");
    expect(renewalStage({ ...input, switches: { isTestHost: true, ...switches }, subscriptions })).toEqual(stage);
  });

  it("is detail for a first purchase where no subscription is needed", () => {
    expect(renewalStage({ ...input, productId: "LIVE", needsSubscription: false })).toEqual({
      kind: "detail",
      expiresOn: undefined,
    });
  });
});
