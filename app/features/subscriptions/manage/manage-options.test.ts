import { describe, expect, it } from "vitest";
import type { SubscriptionPhase } from "../subscription-state.ts";
import { type ManageOptions, manageOptions } from "./manage-options.ts";
import { requestedStep } from "./manage-step.ts";

const now = new Date("2026-11-17T12:00:00Z");
const [past, exactlyNow, future] = ["2026-11-17T11:59:59Z", "2026-11-17T12:00:00Z", "2026-11-20T12:00:00Z"];

type Case = {
  phase?: SubscriptionPhase;
  isAutoRenewed?: boolean;
  isExpiring?: boolean;
  coolingOffEndsAt?: string;
  isOneTime?: boolean;
  isAutoRenewalInCountry?: boolean;
  isRefundJustRequested?: boolean;
};

function optionsOf({ phase = "active", isOneTime = false, ...given }: Case): ManageOptions {
  const { isAutoRenewalInCountry = true, isRefundJustRequested = false } = given;
  return manageOptions({
    subscription: {
      state: { phase, label: "status.active" },
      isAutoRenewed: given.isAutoRenewed ?? false,
      isExpiring: given.isExpiring ?? false,
      coolingOffEndsAt: given.coolingOffEndsAt ?? past,
      ...(!isOneTime && { plan: { duration: 1, period: "year" } }),
    },
    now,
    isAutoRenewalInCountry,
    isRefundJustRequested,
  });
}

const none = { isProcessing: false, canRenewNow: false, canBuyAgain: false };

const booleans = [false, true];
const combinations = booleans.flatMap((isAutoRenewed) =>
  booleans.flatMap((isExpiring) =>
    booleans.flatMap((isInCoolingOff) =>
      booleans.flatMap((isAutoRenewalInCountry) =>
        booleans.map((isRefundJustRequested) => ({
          isAutoRenewed,
          isExpiring,
          isInCoolingOff,
          isAutoRenewalInCountry,
          isRefundJustRequested,
        })),
      ),
    ),
  ),
);

describe("the options of an active subscription", () => {
  it.each(combinations)("%j", ({ isInCoolingOff, ...given }) => {
    const options = optionsOf({ ...given, coolingOffEndsAt: isInCoolingOff ? future : past });
    const autoRenewal = given.isAutoRenewed ? "turnOff" : given.isAutoRenewalInCountry ? "turnOn" : undefined;
    const refund = !isInCoolingOff ? "over" : given.isRefundJustRequested ? "alreadyRequested" : "offered";
    expect(options).toEqual({
      ...none,
      ...(autoRenewal && { autoRenewal }),
      canRenewNow: !isInCoolingOff && given.isExpiring,
      refund,
    });
  });

  it("have no auto-renewal for a purchase without an end", () => {
    expect(optionsOf({ isOneTime: true })).toEqual({ ...none, refund: "over" });
  });

  it("have the refund until the last moment of the cooling-off period", () => {
    expect(optionsOf({ coolingOffEndsAt: exactlyNow }).refund).toBe("offered");
    expect(optionsOf({ coolingOffEndsAt: past }).refund).toBe("over");
  });
});

describe("the options of a subscription that is not active", () => {
  const everything = { isAutoRenewed: true, isExpiring: true, coolingOffEndsAt: future };

  it.each<[SubscriptionPhase, ManageOptions]>([
    ["inProgress", { ...none, isProcessing: true }],
    ["ending", none],
    ["ended", { ...none, canBuyAgain: true }],
    ["unpaid", none],
    ["unknown", none],
    ["failed", { ...none, autoRenewal: "turnOff", refund: "offered" }],
  ])("%s", (phase, options) => {
    expect(optionsOf({ ...everything, phase })).toEqual(options);
  });

  it("have no turning on for one that was not installed", () => {
    expect(optionsOf({ phase: "failed" })).toEqual({ ...none, refund: "over" });
  });
});

describe("the step of an address", () => {
  const active = { isAutoRenewed: true, coolingOffEndsAt: future };
  it.each<[string | null, Case, string]>([
    [null, active, "overview"],
    ["overview", active, "overview"],
    ["turn-off", active, "turn-off"],
    ["turn-on", active, "overview"],
    ["turn-on", { isAutoRenewed: false }, "turn-on"],
    ["turn-on", { isAutoRenewed: false, isAutoRenewalInCountry: false }, "overview"],
    ["refund", active, "refund"],
    ["refund", { ...active, coolingOffEndsAt: past }, "overview"],
    ["refund", { ...active, isRefundJustRequested: true }, "overview"],
    ["resubscribe", active, "overview"],
    ["resubscribe", { phase: "ended" }, "resubscribe"],
    ["turn-off", { phase: "inProgress", isAutoRenewed: true }, "overview"],
    ["nonsense", active, "overview"],
  ])("%s of %j is %s", (step, given, shown) => {
    expect(requestedStep(step, optionsOf(given))).toBe(shown);
  });
});
