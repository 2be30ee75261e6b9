import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/database.ts";
import {
  clearPayments,
  insertPayment,
  insertRefund,
  insertReversal,
  startOfTest,
} from "../../test/payments/payment-rows.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { applyRefundEvent } from "./apply-refund-event.ts";
import { applyReversalEvent } from "./apply-reversal-event.ts";
import { day, hour, addMs } from "./deadlines.ts";
import { readPaymentRow } from "./find-payments.ts";
import type { RefundEvent, RefundState, ReversalEvent, ReversalState } from "./refund-states.ts";
import { type PaymentState, transitions } from "./states.ts";
import { type RefundRow, refunds, type ReversalRow } from "./tables.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => clearPayments(database));

const now = addMs(startOfTest, hour);

describe("a refund", () => {
  const open = async (more: Partial<RefundRow> = {}) => {
    const payment = await insertPayment(database.queries, { state: "AUTHORISED" });
    return insertRefund(database.queries, { paymentId: payment.id, ...more });
  };
  type Update = { event: RefundEvent; refundReference?: string; reason?: string };
  const recordEvent = ({ id }: RefundRow, update: Update) =>
    database.transaction((tx) => applyRefundEvent(tx, { where: eq(refunds.id, id), ...update }, now));

  type Row = [RefundState, RefundEvent, RefundState, pause: number | null];
  it.each<Row>([
    ["REQUESTED", "accepted", "ACCEPTED", day],
    ["REQUESTED", "issued", "ISSUED", null],
    ["REQUESTED", "failed", "FAILED", null],
    ["ACCEPTED", "issued", "ISSUED", null],
    ["ACCEPTED", "failed", "FAILED", null],
    ["ISSUED", "failed", "FAILED", null],
  ])("in state %s moves after the event %s to %s, and is next due after %s ms", async (state, event, next, pause) => {
    const before = await open({ state });
    const applied = await recordEvent(before, { event });
    expect(applied?.before).toEqual(before);
    expect(applied?.refund).toMatchObject({ state: next, dueAt: pause === null ? null : addMs(now, pause) });
  });

  it.each<[RefundState, RefundEvent]>([
    ["ACCEPTED", "accepted"],
    ["ISSUED", "accepted"],
    ["ISSUED", "issued"],
    ["FAILED", "accepted"],
    ["FAILED", "issued"],
    ["FAILED", "failed"],
  ])("in state %s is not changed by the event %s or its fields", async (state, event) => {
    const before = await open({ state, refundReference: "OLD", reason: "old" });
    const applied = await recordEvent(before, { event, refundReference: "NEW", reason: "new" });
    expect(applied).toEqual({ before, refund: before });
    const [kept] = await database.queries.select().from(refunds).where(eq(refunds.id, before.id));
    expect(kept).toEqual(before);
  });

  it("stores the provider's reference, and keeps it when a message has none", async () => {
    const refund = await open();
    expect((await recordEvent(refund, { event: "accepted", refundReference: "R1" }))?.refund.refundReference).toBe(
      "R1",
    );
    expect((await recordEvent(refund, { event: "issued" }))?.refund.refundReference).toBe("R1");
  });

  it.each<[Update, string | null]>([
    [{ event: "failed", reason: "Account closed" }, "Account closed"],
    [{ event: "failed" }, "failed"],
    [{ event: "issued", reason: "ignored" }, null],
  ])("after %j has the reason %j", async (update, reason) => {
    expect((await recordEvent(await open(), update))?.refund.reason).toBe(reason);
  });

  it("that is unknown changes nothing", async () => {
    const refund = await open();
    expect(await recordEvent({ ...refund, id: "no-such" }, { event: "issued" })).toBeUndefined();
  });
});

describe("a reversal", () => {
  /** A reversal, by default of the payment's own charge. */
  const open = async (more: Partial<ReversalRow> = {}, state: PaymentState = "REVERSING") => {
    const payment = await insertPayment(database.queries, { state, chargeReference: "CHARGE1" });
    return insertReversal(database.queries, { paymentId: payment.id, chargeReference: "CHARGE1", ...more });
  };
  type Update = { event: ReversalEvent; attempt?: number; attemptReference?: string };
  const recordEvent = ({ provider, chargeReference }: ReversalRow, update: Update) =>
    database.transaction((tx) =>
      applyReversalEvent(tx, { charge: { provider, chargeReference }, ...update }, { now: () => now, transitions }),
    );
  const paymentState = async ({ paymentId }: ReversalRow) => (await readPaymentRow(database.queries, paymentId)).state;

  type Row = [ReversalState, ReversalEvent, ReversalState, before: PaymentState, after: PaymentState];
  it.each<Row>([
    ["REQUESTED", "accepted", "ACCEPTED", "REVERSING", "REVERSING"],
    ["REQUESTED", "done", "DONE", "REVERSING", "REVERSED"],
    ["REQUESTED", "failed", "REQUESTED", "REVERSING", "REVERSING"],
    ["ACCEPTED", "done", "DONE", "REVERSING", "REVERSED"],
    ["ACCEPTED", "failed", "REQUESTED", "REVERSING", "REVERSING"],
    ["DONE", "failed", "REQUESTED", "REVERSED", "REVERSING"],
  ])(
    "in state %s moves after the event %s to %s, and its payment from %s to %s",
    async (state, event, next, before, after) => {
      const reversal = await open({ state }, before);
      expect(await recordEvent(reversal, { event })).toMatchObject({ state: next });
      expect(await paymentState(reversal)).toBe(after);
    },
  );

  it.each<[ReversalState, ReversalEvent]>([
    ["ACCEPTED", "accepted"],
    ["DONE", "accepted"],
    ["DONE", "done"],
  ])("in state %s is not changed by the event %s", async (state, event) => {
    const reversal = await open({ state }, "REVERSED");
    expect(await recordEvent(reversal, { event })).toBeUndefined();
    expect(await paymentState(reversal)).toBe("REVERSED");
  });

  it.each<ReversalEvent>(["done", "failed"])(
    "of a second charge does not change the payment when it is %s",
    async (event) => {
      const reversal = await open({ chargeReference: "CHARGE2" }, "AUTHORISED");
      await recordEvent(reversal, { event });
      expect(await paymentState(reversal)).toBe("AUTHORISED");
    },
  );

  it("belongs to one provider: the same reference at the other one is another charge", async () => {
    const reversal = await open();
    expect(await recordEvent({ ...reversal, provider: "stripe" }, { event: "done" })).toBeUndefined();
    expect(await recordEvent({ ...reversal, chargeReference: "" }, { event: "done" })).toBeUndefined();
    expect(await paymentState(reversal)).toBe("REVERSING");
  });

  type Stale = [string, boolean, Partial<ReversalRow>, Update];
  it.each<Stale>([
    ["an answer to this attempt", true, { attempt: 2 }, { event: "done", attempt: 2 }],
    ["an answer to an older attempt", false, { attempt: 2 }, { event: "done", attempt: 1 }],
    ["an answer to a newer attempt", false, { attempt: 1 }, { event: "done", attempt: 2 }],
    ["a message without a reference", true, { failedReference: "A1" }, { event: "done" }],
    [
      "the success of the attempt that failed",
      false,
      { failedReference: "A1" },
      { event: "done", attemptReference: "A1" },
    ],
    ["the failure that is known", false, { failedReference: "A1" }, { event: "failed", attemptReference: "A1" }],
    ["the failure of this attempt", true, { attemptReference: "A2" }, { event: "failed", attemptReference: "A2" }],
    ["the failure of another attempt", false, { attemptReference: "A2" }, { event: "failed", attemptReference: "A1" }],
    [
      "the failure of an attempt without a reference",
      true,
      { attemptReference: null },
      { event: "failed", attemptReference: "A1" },
    ],
    ["the success of another attempt", true, { attemptReference: "A2" }, { event: "done", attemptReference: "A1" }],
  ])("%s counts: %s", async (_, isCounted, more, update) => {
    const reversal = await open({ state: "ACCEPTED", ...more });
    expect((await recordEvent(reversal, update)) !== undefined).toBe(isCounted);
  });

  it("is checked a day after it was accepted, by the attempt's reference", async () => {
    const accepted = { attemptReference: "A1", dueAt: addMs(now, day) };
    expect(await recordEvent(await open(), { event: "accepted", attemptReference: "A1" })).toMatchObject(accepted);
  });

  it("has no attempt reference when it was accepted without one", async () => {
    const reversal = await open({ attemptReference: "OLD" });
    expect(await recordEvent(reversal, { event: "accepted" })).toMatchObject({ attemptReference: null });
  });

  it("is not due when it is done, and keeps its attempt reference", async () => {
    const reversal = await open({ state: "ACCEPTED", attemptReference: "A1" });
    expect(await recordEvent(reversal, { event: "done" })).toMatchObject({ dueAt: null, attemptReference: "A1" });
  });

  it.each([
    [1, hour],
    [2, 2 * hour],
    [3, 4 * hour],
    [4, 8 * hour],
    [5, 16 * hour],
    [6, day],
    [30, day],
  ])("whose attempt %i failed is requested again after %i ms", async (attempt, pause) => {
    const reversal = await open({ attempt, attemptReference: "A1", manualReviewAt: startOfTest });
    expect(await recordEvent(reversal, { event: "failed", attemptReference: "A1" })).toMatchObject({
      state: "REQUESTED",
      attempt: attempt + 1,
      attemptReference: null,
      failedReference: "A1",
      dueAt: addMs(now, pause),
      manualReviewAt: null,
    });
  });

  it("stores the failed attempt even when the message does not name it", async () => {
    const reversal = await open({ state: "ACCEPTED", attemptReference: "A1" });
    expect(await recordEvent(reversal, { event: "failed" })).toMatchObject({ failedReference: "A1" });
  });
});
