import { describe, expect, it } from "vitest";
import { fulfilmentStatuses, recordStatuses } from "../../../contracts/order-management/statuses.ts";
import { orderItemSummary } from "../../../test/order-management/order-summary.ts";
import { itemRefund } from "./item-refund.ts";

const end = "2026-11-23T12:00:00.000Z";
const now = new Date("2026-11-17T12:00:00Z");
const refundOf = (given: Parameters<typeof orderItemSummary>[0], at = now) =>
  itemRefund(orderItemSummary({ CoolingOffPeriodEndDate: end, ...given }), at);

describe("the refund of an item", () => {
  const expected: Record<string, string> = {
    FULFILLED: "offered",
    "Installation Failed": "offered",
    ORDERED: "processing",
    ALLOCATED: "processing",
    "Failed - Waiting for retry": "processing",
    "Rejected - Waiting for retry": "processing",
    RETURNED: "requested",
    RETURNINITIATED: "requested",
  };
  it.each([...new Set([...fulfilmentStatuses, ...recordStatuses]), "RETURN_INITIATED", "something new"])(
    "by the status %s",
    (Status) => {
      expect(refundOf({ Status })).toBe(Status === "RETURN_INITIATED" ? "requested" : (expected[Status] ?? "ended"));
    },
  );

  it.each([
    ["2026-11-23T11:59:59.999Z", "offered"],
    [end, "offered"],
    ["2026-11-23T12:00:00.001Z", "over"],
  ])("at %s is %s", (at, refund) => {
    expect(refundOf({}, new Date(at))).toBe(refund);
  });

  it.each([
    [{ SNPOMSRefundStatus_C: "Draft" }, "requested"],
    [{ SNPOMSRefundStatus_C: "Error" }, "requested"],
    [{ IsOrderCancelled_C: true }, "ended"],
    [{ SNPOMSVcsAsset_C: null }, "ended"],
    [{ Status: "RETURNED", CoolingOffPeriodEndDate: "2026-11-01T12:00:00.000Z" }, "requested"],
    [{ Status: "ORDERED", SNPOMSVcsAsset_C: null }, "processing"],
  ] as const)("of %o is %s", (given, refund) => {
    expect(refundOf(given)).toBe(refund);
  });
});
