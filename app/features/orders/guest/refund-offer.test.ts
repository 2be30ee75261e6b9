import { expect, it } from "vitest";
import { orderItemSummary, orderSummary } from "../../../../test/order-management/order-summary.ts";
import { refundOffer } from "./refund-offer.ts";

const now = new Date("2026-11-20T12:00:00.000Z");
const open = orderItemSummary({ Id: "802000000000000001", CoolingOffPeriodEndDate: "2026-11-20T12:00:00.000Z" });
const over = orderItemSummary({ Id: "802000000000000002", CoolingOffPeriodEndDate: "2026-11-20T11:59:59.999Z" });
const returned = orderItemSummary({ Id: "802000000000000003", Status: "RETURNED" });
const endedEarly = orderItemSummary({ Id: "802000000000000004", SNPOMSRefundStatus_C: "Processed" });
const guestOrder = { SNPOMSIsGuestOrder_C: true, CreatedDate: "2026-11-17T12:00:00.000Z" };

const withdrawnFrom = (itemId: string) => ({
  SNPOMSDeclarations_C: [
    {
      number: "W-2222-3333",
      kind: "withdrawal" as const,
      receivedDate: "2026-11-19T12:00:00.000Z",
      isOpen: true,
      itemIds: [itemId],
    },
  ],
});

it.each([
  ["all that can be given back", [open], {}, true, true, []],
  ["one of two that can be given back", [open, over], {}, true, true, [over.Id]],
  ["one that was given back", [open, returned], {}, true, true, []],
  ["one that ended early and was paid back in part", [endedEarly], {}, true, false, []],
  ["nothing that can be given back any more", [over, returned], {}, true, false, [over.Id]],
  ["an order that is too old", [open], { CreatedDate: "2026-11-06T12:00:00.000Z" }, true, false, [open.Id]],
  ["a site that does not offer it", [open], {}, false, false, [open.Id]],
  ["an order that was withdrawn from", [open], withdrawnFrom(open.Id), true, false, []],
  ["two, of which one was withdrawn from", [open, over], withdrawnFrom(over.Id), true, true, []],
  ["an order that was never paid", [over], { Status: "Payment Failed" }, true, false, []],
] as const)("the offer for %s", (_, items, change, isGuestRefundOffered, canRequest, finalItemIds) => {
  const order = orderSummary({ ...guestOrder, ...change }, [...items]);
  expect(refundOffer(order, { isGuestRefundOffered }, now)).toEqual({ canRequest, finalItemIds });
});
