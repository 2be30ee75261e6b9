import { describe, expect, it } from "vitest";
import { orderItemSummary, orderSummary } from "../../../../test/order-management/order-summary.ts";
import { refundOrderFromWire } from "./refund-order-from-wire.ts";
import { receiptOf, receiptPath, requestOfItems } from "./refund-receipt.ts";

const requested = (Id: string, Name: string, number: string | null) =>
  orderItemSummary({
    Id,
    Name,
    Status: "RETURNINITIATED",
    SNPOMSRefundStatus_C: "Draft",
    SNPOMSRefundAmount_C: 49,
    SNPOMSRefundRequestedDate_C: "2026-11-16T23:30:00.000Z",
    SNPOMSRefundRequestNumber_C: number,
  });
const order = refundOrderFromWire(
  orderSummary({}, [
    requested("1", "Navigation", "R-AAAA-AAAA"),
    requested("2", "Live", "R-AAAA-AAAA"),
    requested("3", "Remote", "R-CCCC-CCCC"),
    requested("4", "Secure", null),
    orderItemSummary({ Id: "5", Name: "Wi-Fi" }),
  ]),
  {
    owner: { kind: "account", accountId: "ada", forgerockId: undefined },
    now: new Date("2026-11-17T12:00:00Z"),
    timeZone: "Europe/London",
    localeId: "en-GB",
    pictures: new Map(),
    isGuestRefundOffered: true,
  },
);

describe("a receipt", () => {
  it("has all items of its request", () => {
    const receipt = receiptOf(order, "R-AAAA-AAAA");
    expect(receipt).toMatchObject({
      requestedAt: "2026-11-16T23:30:00.000Z",
      total: { amount: 9800, currency: "GBP" },
    });
    expect(receipt?.items.map(({ name }) => name)).toEqual(["Live", "Navigation"]);
  });
  it.each(["", "R-DDDD-DDDD", "null"])("does not exist for %j", (number) => {
    expect(receiptOf(order, number)).toBeUndefined();
  });
  it("has an address", () => {
    expect(receiptPath("A/1", "R-AAAA-AAAA")).toBe("/request-refund/A%2F1?receipt=R-AAAA-AAAA");
  });
});

describe("the request that items belong to", () => {
  it.each([
    [["1"], "R-AAAA-AAAA"],
    [["1", "2"], "R-AAAA-AAAA"],
    [["1", "3"], undefined],
    [["1", "5"], undefined],
    [["4"], undefined],
    [["5"], undefined],
    [["unknown"], undefined],
    [[], undefined],
  ])("of %j is %s", (ids, number) => {
    expect(requestOfItems(order, ids)).toBe(number);
  });
});
