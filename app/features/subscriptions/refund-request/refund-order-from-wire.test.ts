import { describe, expect, it } from "vitest";
import type { OrderOwner } from "../../../request/guest-order/order-owner.ts";
import { orderItemSummary, orderSummary } from "../../../../test/order-management/order-summary.ts";
import { refundOrderFromWire } from "./refund-order-from-wire.ts";

const account: OrderOwner = { kind: "account", accountId: "ada", forgerockId: undefined };
const guest: OrderOwner = { kind: "guest", guest: { orderNumber: "VCS-1", email: "oliver@example.com" } };
const now = new Date("2026-11-17T12:00:00Z");

type Given = Parameters<typeof orderSummary>[0] & {
  item?: Parameters<typeof orderItemSummary>[0];
  owner?: OrderOwner;
  isGuestRefundOffered?: boolean;
};

function read({ item, owner = account, isGuestRefundOffered = true, ...order }: Given = {}) {
  const isGuest = owner.kind === "guest";
  const wire = orderSummary({ SNPOMSIsGuestOrder_C: isGuest, ...order }, [orderItemSummary(item)]);
  const options = { owner, now, timeZone: "Europe/London", localeId: "en-GB", isGuestRefundOffered };
  return refundOrderFromWire(wire, { ...options, pictures: new Map([["CONNAV", "/art/nav.svg"]]) });
}
const stateOf = (given: Given) => read(given).items[0]?.state;

describe("an order on the page", () => {
  it("shows a customer's details, with the VIN masked", () => {
    expect(read()).toMatchObject({
      name: "Oliver Pemberton",
      billingLines: ["7 Earl Street", "Flat 2", "Coventry CV1 5RT", "United Kingdom"],
      vehicle: { name: "Defender", vin: "SALEXXXXXXXXX0201" },
      method: { name: "Visa", last4: "4242" },
      orderPath: "/account/my-orders/801000000000000001/VCS-1",
      items: [
        { picture: "/art/nav.svg", price: { amount: 8950, currency: "GBP" }, term: { duration: 12, period: "month" } },
      ],
    });
    expect(read().email).toBeUndefined();
  });
  it("shows a guest's address masked, and leads to the guest's page", () => {
    expect(read({ owner: guest })).toMatchObject({ email: "o****r@e*****e.com", orderPath: "/guest/order/VCS-1" });
  });
});

describe("an item for a guest", () => {
  it.each<[string, Given, object]>([
    ["is offered", {}, { kind: "offered" }],
    ["is not offered by the site", { isGuestRefundOffered: false }, { kind: "notOffered" }],
    ["is not offered for a customer's order", { SNPOMSIsGuestOrder_C: false }, { kind: "notOffered" }],
    ["is offered until", { CreatedDate: "2026-11-03T12:00:00.001Z" }, { kind: "offered" }],
    ["is over after", { CreatedDate: "2026-11-03T12:00:00.000Z" }, { kind: "over", endedOn: "2026-11-17" }],
  ])("%s %j", (_case, given, state) => {
    expect(stateOf({ owner: guest, ...given })).toEqual(state);
  });
});

describe("an item for a customer", () => {
  const request = { number: "R-AAAA-AAAA", requestedAt: "2026-11-16T10:00:00.000Z" };
  const refunded = {
    SNPOMSRefundRequestNumber_C: request.number,
    SNPOMSRefundRequestedDate_C: request.requestedAt,
  };
  it.each<[NonNullable<Given["item"]>, object]>([
    [{}, { kind: "offered" }],
    [{ CoolingOffPeriodEndDate: "2026-11-16T23:59:59.999Z" }, { kind: "over", endedOn: "2026-11-16" }],
    [{ Status: "ALLOCATED" }, { kind: "processing" }],
    [{ Status: "Expired" }, { kind: "ended" }],
    [{ Status: "RETURN_INITIATED" }, { kind: "requested", stage: "requested" }],
    [{ Status: "RETURNED" }, { kind: "requested", stage: "issued" }],
    [
      { ...refunded, SNPOMSRefundStatus_C: "Draft" },
      { kind: "requested", stage: "requested", request },
    ],
    [
      { ...refunded, SNPOMSRefundStatus_C: "Processed" },
      { kind: "requested", stage: "issued", request },
    ],
    [
      { ...refunded, SNPOMSRefundStatus_C: "Error" },
      { kind: "requested", stage: "failed", request },
    ],
  ])("with %j is %j", (item, state) => {
    expect(stateOf({ item })).toEqual(state);
  });
  it("does not depend on the offer to guests", () => {
    expect(stateOf({ isGuestRefundOffered: false, CreatedDate: "2026-01-01T00:00:00.000Z" })).toEqual({
      kind: "offered",
    });
  });
});
