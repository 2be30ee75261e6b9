import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeEndings } from "../../app/features/orders/detail/ending/ending-texts.server.ts";
import { orderFromWire } from "../../app/features/orders/detail/order-from-wire.ts";
import { refundOffer } from "../../app/features/orders/guest/refund-offer.ts";
import { loadMessages } from "../../app/i18n/load-messages.ts";
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
beforeAll(() => loadMessages("en-GB"));
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
  const texts = writeEndings(order, { localeId: "en-GB", timeZone: "Europe/London" });
  const { canRequest, finalItemIds } = refundOffer(wire, { isGuestRefundOffered: true }, fixture.now());
  return {
    order,
    texts,
    offers: { withdraw: order.canWithdraw, refund: canRequest },
    isFinal: finalItemIds.length > 0,
  };
}

const linesOf = ({ order }: Awaited<ReturnType<typeof shown>>) =>
  order.items.map(({ status }) => [status.kind === "known" ? status.line : "", summaryOf(status)[1]]);
const notesOf = ({ order }: Awaited<ReturnType<typeof shown>>) =>
  order.items.flatMap(({ status }) => (status.kind === "known" ? status.steps.map(({ note }) => note) : []));

/** The texts about the declarations of the items, and the receipts of requests for a refund. */
const endingsOf = ({ order, texts }: Awaited<ReturnType<typeof shown>>) =>
  order.items.map(({ itemId, receipt }) => [texts.ofItems[itemId]?.title, texts.ofItems[itemId]?.paragraphs, receipt]);

const on = (day: string) => ({ kind: "on", day });
const nothing = { withdraw: false, refund: false };
const everything = { withdraw: true, refund: true };

describe("an order after an accepted good cause", () => {
  it("is paid back in part, has ended on the day of the letter, and cannot be given back", async () => {
    await buy();
    fixture.moveTo("2026-11-18T12:00:00.000Z");
    const number = await cancel(cause);
    const received = await shown();
    expect(received.offers).toEqual(everything);
    expect(received.texts.open).toEqual({
      title: expect.stringMatching(/^Cancellation received on 18\u00a0November\u00a02026 at /) as string,
      number,
      paragraphs: [`Number: ${number}. We will tell you the result by email.`],
    });
    fixture.moveTo("2026-11-20T12:00:00.000Z");
    await decide(number, { intent: "accept" });
    const waiting = await shown();
    expect(waiting.texts.open).toBeUndefined();
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
    const title = "Early end: last day 18\u00a0November\u00a02026";
    const cancelled = `The contract for this service was cancelled. Number: ${number}.`;
    const refund = "We pay back £362 to the payment method you used, by 2\u00a0December\u00a02026 at the latest.";
    expect(endingsOf(waiting)).toEqual([[title, [cancelled, refund], undefined]]);

    await pass();
    const settled = await shown();
    expect(endingsOf(settled)).toEqual([[title, [cancelled], undefined]]);
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
    const number = await withdraw();
    const waiting = await shown();
    const title = "Withdrawal received on 15\u00a0November\u00a02026 at 12:01\u00a0GMT";
    const withdrawn = `The contract for this service was withdrawn from. Number: ${number}.`;
    const refund = "We pay back £365 to the payment method you used, by 29\u00a0November\u00a02026 at the latest.";
    expect(endingsOf(waiting)).toEqual([[title, [withdrawn, refund], undefined]]);
    expect(linesOf(waiting)).toEqual([["status.draft", "+orderPlaced +refundRequested -refundIssued"]]);
    expect(waiting).toMatchObject({ offers: nothing, isFinal: false });
    await pass();
    const settled = await shown();
    expect(endingsOf(settled)).toEqual([[title, [withdrawn], undefined]]);
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

describe("an order with a withdrawal that waits for its installation", () => {
  const order = () => fixture.take(paidOrder({ orderNo, items: [navigation], customer: guestCustomer }));

  it("says that it was received, and offers nothing any more", async () => {
    await order();
    expect((await shown()).offers).toEqual(everything);
    const number = await withdraw();
    const { texts, offers, isFinal } = await shown();
    expect(texts.open?.title).toMatch(/^Withdrawal received on 15\u00a0November\u00a02026 at /);
    expect(texts.open?.paragraphs).toEqual([`Number: ${number}. We will tell you the result by email.`]);
    expect([offers, isFinal]).toEqual([nothing, false]);
    await pass();
    await fixture.pass(7_200);
    const after = await shown();
    expect(after.texts.open).toBeUndefined();
    expect(endingsOf(after)[0]?.[0]).toBe(texts.open?.title);
  });

  it("says nothing of another address, of a text without its number, or of a cancellation", async () => {
    await order();
    await withdraw({ email: "eve@example.com" });
    await withdraw({ contract: "Connected Navigation" });
    await cancel();
    const { texts, offers } = await shown();
    expect(texts).toEqual({ ofItems: {} });
    expect(offers).toEqual(everything);
  });

  it("says it too if an operator has named the order", async () => {
    await order();
    const number = await withdraw({ email: "ada@example.net" });
    const assigned = { intent: "assign", number, orderNumber: orderNo, revision: 1 } as const;
    expect(await decideDeclaration(fixture, assigned)).toBe("done");
    await fixture.drain();
    expect((await shown()).texts.open?.paragraphs[0]).toContain(number);
  });
});
