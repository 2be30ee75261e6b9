import { expect, it } from "vitest";
import { canWithdraw } from "./can-withdraw.ts";

const now = new Date("2026-11-17T12:00:00Z");
const item = {
  Id: "802000000000000001",
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

it.each([
  ["that is open", {}, false],
  ["that is open for another item", { itemIds: ["802000000000000009"] }, true],
  ["that has a result", { isOpen: false }, true],
  ["to the end of the term", { kind: "cancellation" as const }, true],
])("an order with a declaration %s", (_, change, expected) => {
  const declaration = {
    number: "W-2222-3333",
    kind: "withdrawal" as const,
    receivedDate: "2026-11-17T11:00:00.000Z",
    isOpen: true,
    itemIds: [item.Id],
    ...change,
  };
  const order = { OrderItemSummaries: { records: [item] }, SNPOMSDeclarations_C: [declaration] };
  expect(canWithdraw(order, now)).toBe(expected);
});

it("an order without items cannot be withdrawn from", () => {
  expect(canWithdraw({ OrderItemSummaries: { records: [] } }, now)).toBe(false);
});
