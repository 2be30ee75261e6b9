import { expect, it } from "vitest";
import { refundableItem, refundFacts } from "./refund-facts.ts";

const end = "2026-12-01T23:59:59.999Z";

it.each([
  ["RETURNED", true],
  ["RETURNINITIATED", true],
  ["RETURN_INITIATED", true],
  ["returned", true],
  ["FULFILLED", false],
  ["ALLOCATED", false],
  ["ORDERED", false],
  ["Something new", false],
])("an item with the status %s is returned: %s", (Status, isReturned) => {
  expect(refundableItem({ Status, CoolingOffPeriodEndDate: end, SNPOMSRefundStatus_C: null })).toEqual({
    coolingOffEndsAt: new Date(end),
    isReturned,
  });
});

it.each(["Draft", "Processed", "Error"] as const)("an item that ended early, with a refund that is %s", (refund) => {
  const item = { Status: "FULFILLED", CoolingOffPeriodEndDate: end, SNPOMSRefundStatus_C: refund };
  expect(refundableItem(item).isReturned).toBe(true);
});

it.each([true, false])("an order is a guest's, and its site offers refunds: %s", (is) => {
  const item = { Status: "FULFILLED", CoolingOffPeriodEndDate: end, SNPOMSRefundStatus_C: null };
  const order = {
    SNPOMSIsGuestOrder_C: is,
    CreatedDate: "2026-11-17T09:00:00.000Z",
    OrderItemSummaries: { records: [item] },
  };
  expect(refundFacts(order, { isRefundOffered: is })).toEqual({
    isGuestOrder: is,
    isRefundOffered: is,
    createdAt: new Date("2026-11-17T09:00:00.000Z"),
    items: [refundableItem(item)],
  });
});
