import { describe, expect, it } from "vitest";
import { addDays } from "./calendar-day.ts";
import { coolingOffEndsOn, expiryState, isDue, isExpiringSoon, isInCoolingOff } from "./expiry.ts";

const today = "2026-11-15";

describe("expiry", () => {
  it.for([
    [63, "notRenewableYet", false],
    [62, "renewable", false],
    [61, "renewable", false],
    [60, "renewable", true],
    [30, "renewable", true],
    [7, "renewable", true],
    [0, "renewable", true],
    [-1, "expired", false],
    [-300, "expired", false],
  ] as const)("%d days ahead is %s, and is soon: %s", ([days, state, isSoon]) => {
    const expiresOn = addDays(today, days);
    expect(expiryState(expiresOn, today)).toBe(state);
    expect(isExpiringSoon(expiresOn, today)).toBe(isSoon);
    expect(isDue(expiresOn, today)).toBe(isSoon || state === "expired");
  });

  it.for([
    [0, true],
    [13, true],
    [14, true],
    [15, false],
  ] as const)("%d days after the order, the cooling-off period is still open: %s", ([days, expected]) => {
    expect(isInCoolingOff(coolingOffEndsOn(today), addDays(today, days))).toBe(expected);
  });
});
