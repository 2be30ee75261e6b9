import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { orderFromWire } from "../../app/features/orders/detail/order-from-wire.ts";
import { refundOffer } from "../../app/features/orders/guest/refund-offer.ts";
import { type DeclarationFiling, fileDeclaration } from "../../contracts/order-management/declarations.ts";
import { getCreditNoteDetails, getOrderDetails } from "../../contracts/order-management/order-summary.ts";
import {
  type Decision,
  decideDeclaration,
} from "../../platform/order-management/declarations/operator/decide-declaration.ts";
import { cancellationOf, withdrawalOf } from "./declarations.ts";
import { createOrderFixture, type OrderFixture } from "./order-fixture.ts";
import { guestCustomer, paidItem, paidOrder } from "./paid-order.ts";
import { summaryOf } from "./shown-item.ts";

const navigation = paidItem({ isAutoRenewed: true, total: 36_500, tax: 6083 });
const live = paidItem({ itemId: "item-2", productId: "LIVE", featureType: "Live", name: "Live Traffic", total: 4900 });
const orderNo = "VCS-AAAAA-22222";
const email = "ada@example.com";
const guest = { orderNumber: orderNo, email };
const cause = { type: "extraordinary", reason: "The vehicle was stolen" } as const;

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await createOrderFixture();
});
afterEach(() => fixture.close());

const pass = async () => {
  for (let step = 0; step < 4; step += 1) await fixture.pass(21);
};

/** A guest's order, because the page of a guest offers both ways to give it back. */
async function buy(items = [navigation]): Promise<void> {
  await fixture.take(paidOrder({ orderNo, items, customer: guestCustomer }));
  await pass();
}

async function file(filed: DeclarationFiling): Promise<string> {
  const { number } = await fixture.call(fileDeclaration, { body: filed });
  await fixture.drain();
  return number;
}
const declared = { contract: orderNo, email };
const withdraw = (change: Partial<DeclarationFiling> = {}) => file(withdrawalOf({ ...declared, ...change }));
const cancel = (change: Partial<DeclarationFiling> = {}) => file(cancellationOf({ ...declared, ...change }));

type Intent = { intent: "accept" } | Pick<Extract<Decision, { intent: "settle" }>, "intent" | "refusal" | "note">;

async function decide(number: string, decision: Intent): Promise<void> {
  const [row] = await fixture.rows<{ revision: number }>(
    `select revision from order_management.declarations where number = '${number}'`,
  );
  expect(await decideDeclaration(fixture, { ...decision, number, revision: row?.revision ?? -1 })).toBe("done");
}

const readOrder = () => fixture.call(getOrderDetails, { body: { guest } });

/** The order as its page shows it now. */
async function shown() {
  const wire = await readOrder();
  const externalInvoiceId = wire.SNPOMSZuoraInvoice_R?.Zuora_ExternalId_C ?? "";
  const { creditNotes } = await fixture.call(getCreditNoteDetails, { body: { guest, externalInvoiceId } });
  const order = orderFromWire(wire, {
    now: fixture.now(),
    timeZone: "Europe/London",
    localeId: "en-GB",
    pictures: new Map(),
    hasCreditNotes: creditNotes.records.length > 0,
    isRefundForced: false,
  });
  const { canRequest, finalItemIds } = refundOffer(wire, { isGuestRefundOffered: true }, fixture.now());
  return { order, offers: { withdraw: order.canWithdraw, refund: canRequest }, isFinal: finalItemIds.length > 0 };
}

const linesOf = ({ order }: Awaited<ReturnType<typeof shown>>) =>
  order.items.map(({ status }) => [status.kind === "known" ? status.line : "", summaryOf(status)[1]]);
const notesOf = ({ order }: Awaited<ReturnType<typeof shown>>) =>
  order.items.flatMap(({ status }) => (status.kind === "known" ? status.steps.map(({ note }) => note) : []));

const on = (day: string) => ({ kind: "on", day });
const nothing = { withdraw: false, refund: false };
const everything = { withdraw: true, refund: true };

describe("an order after an accepted good cause", () => {
  it("is paid back in part, has ended on the day of the letter, and cannot be given back", async () => {
    await buy();
    fixture.moveTo("2026-11-18T12:00:00.000Z");
    const number = await cancel(cause);
    expect((await shown()).offers).toEqual(everything);
    fixture.moveTo("2026-11-20T12:00:00.000Z");
    await decide(number, { intent: "accept" });
    const waiting = await shown();
    expect(linesOf(waiting)).toEqual([
      ["status.refundRequested", "+orderPlaced +cancellationRequested +cancellationCompleted -refundIssued"],
    ]);
    const letters = await fixture.letters();
    const letter = letters.flatMap(({ content }) => (content.kind === "declaration-settled" ? [content] : []))[0];
    expect(letter).toMatchObject({ services: [{ result: { lastDay: "2026-11-18" } }], refund: { by: "2026-12-02" } });
    expect(notesOf(waiting)).toEqual([
      on("2026-11-15"),
      on("2026-11-18"),
      on("2026-11-18"),
      { kind: "expectedBy", day: "2026-12-02" },
    ]);
    expect(waiting).toMatchObject({ offers: nothing, isFinal: false });

    await pass();
    const settled = await shown();
    expect(linesOf(settled)).toEqual([
      ["status.refundIssued", "+orderPlaced +cancellationRequested +cancellationCompleted +refundIssued"],
    ]);
    expect(notesOf(settled).at(-1)).toEqual(on("2026-11-20"));
    expect(settled.order.items[0]).toMatchObject({
      refundAmount: { amount: letter?.refund?.total, currency: "GBP" },
      status: { hint: "refundIssued" },
    });
    expect(settled).toMatchObject({ offers: nothing, isFinal: false });
  });

  it("runs to the wished day, after the money is back", async () => {
    await buy();
    const number = await cancel({ ...cause, endsOn: "2027-01-31" });
    await decide(number, { intent: "accept" });
    await pass();
    const settled = await shown();
    expect(linesOf(settled)).toEqual([
      ["status.refundIssued", "+orderPlaced +cancellationRequested +refundIssued -cancellationCompleted"],
    ]);
    expect(notesOf(settled).at(-1)).toEqual(on("2027-01-31"));
    fixture.moveTo("2027-02-01T12:00:00.000Z");
    expect(linesOf(await shown())[0]?.[1]).toMatch(/\+cancellationCompleted \+refundIssued$/);
  });

  it("has another service that can be withdrawn, also by one declaration for the whole order", async () => {
    await buy([navigation, live]);
    await decide(await cancel({ ...cause, contract: "Live Traffic" }), { intent: "accept" });
    await pass();
    const before = await shown();
    expect(linesOf(before).map(([line]) => line)).toEqual(["status.paid", "status.refundIssued"]);
    expect(before.offers).toEqual(everything);
    const number = await withdraw();
    await pass();
    const after = await shown();
    expect(linesOf(after).map(([line]) => line)).toEqual(["status.refundIssued", "status.refundIssued"]);
    expect(after.offers).toEqual(nothing);
    // The rest of the price of the other one is an operator's to decide.
    expect(
      await fixture.rows(`select state, open_reason from order_management.declarations where number = '${number}'`),
    ).toEqual([{ state: "unmatched", open_reason: "REFUND_EXCEEDS_PAYMENT" }]);
  });
});

it("an order after a refused good cause is as it was", async () => {
  await buy();
  const before = await shown();
  await decide(await cancel(cause), { intent: "settle", refusal: "no-good-cause", note: null });
  await pass();
  expect(linesOf(await shown())).toEqual([["status.paid", "+orderPlaced +renewed"]]);
  expect(await shown()).toEqual(before);
  expect(before.offers).toEqual(everything);
});

it("an order after an ordinary cancellation runs to its paid end, and can still be withdrawn from", async () => {
  await buy();
  const before = await shown();
  await cancel();
  await pass();
  expect(await shown()).toEqual(before);
  expect(notesOf(before).at(-1)).toMatchObject({ kind: "onUntil", until: "2027-11-15" });
});

describe("an order after a withdrawal", () => {
  it("is paid back, and offers nothing any more", async () => {
    await buy();
    await withdraw();
    const waiting = await shown();
    expect(linesOf(waiting)).toEqual([["status.draft", "+orderPlaced +refundRequested -refundIssued"]]);
    expect(waiting).toMatchObject({ offers: nothing, isFinal: false });
    await pass();
    const settled = await shown();
    expect(linesOf(settled)).toEqual([["status.refundIssued", "+orderPlaced +cancellationRequested +refundIssued"]]);
    expect(settled).toMatchObject({ offers: nothing, isFinal: false });
  });

  it("that was decided late names the day of the withdrawal, and the letter's day for the money", async () => {
    await buy();
    const number = await withdraw({ contract: "?" });
    fixture.moveTo("2026-11-28T12:00:00.000Z");
    const [row] = await fixture.rows<{ revision: number }>(
      `select revision from order_management.declarations where number = '${number}'`,
    );
    const assigned = { intent: "assign", number, orderNumber: orderNo, revision: row?.revision ?? -1 } as const;
    expect(await decideDeclaration(fixture, assigned)).toBe("done");
    await fixture.drain();
    expect(notesOf(await shown()).slice(1)).toEqual([on("2026-11-15"), { kind: "expectedBy", day: "2026-12-08" }]);
  });

  it("of one of two services leaves the other as it is", async () => {
    await buy([navigation, live]);
    await withdraw({ contract: "Live Traffic" });
    await pass();
    const partly = await shown();
    expect(linesOf(partly)).toEqual([
      ["status.paid", "+orderPlaced +renewed"],
      ["status.refundIssued", "+orderPlaced +cancellationRequested +refundIssued"],
    ]);
    expect(partly).toMatchObject({ offers: everything, isFinal: false });
  });
});
