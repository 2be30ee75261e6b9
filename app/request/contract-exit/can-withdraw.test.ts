import { expect, it } from "vitest";
import { canWithdraw } from "./can-withdraw.ts";

const now = new Date("2026-11-17T12:00:00Z");
const item = {
  Status: "FULFILLED",
  CoolingOffPeriodEndDate: "2026-11-23T12:00:00.000Z",
  IsOrderCancelled_C: false,
  SNPOMSRefundStatus_C: null,
};

it.each([
  ["within its cooling-off period", {}, true],
  ["that is still being installed", { Status: "ALLOCATED" }, true],
  ["at the last moment", { CoolingOffPeriodEndDate: "2026-11-17T12:00:00.000Z" }, true],
  ["a moment later", { CoolingOffPeriodEndDate: "2026-11-17T11:59:59.999Z" }, false],
  ["that was given back", { Status: "RETURNED" }, false],
  ["whose refund was requested", { Status: "RETURNINITIATED" }, false],
  ["that was cancelled", { IsOrderCancelled_C: true }, false],
  ["that ended early and was paid back in part", { SNPOMSRefundStatus_C: "Processed" as const }, false],
])("an order with an item %s: %o is %s", (_, change, expected) => {
  const changed = { ...item, ...change };
  expect(canWithdraw({ OrderItemSummaries: { records: [changed] } }, now)).toBe(expected);
  const older = { ...item, CoolingOffPeriodEndDate: "2026-01-01T12:00:00.000Z" };
  expect(canWithdraw({ OrderItemSummaries: { records: [older, changed] } }, now)).toBe(expected);
});

it("an order without items cannot be withdrawn from", () => {
  expect(canWithdraw({ OrderItemSummaries: { records: [] } }, now)).toBe(false);
});
