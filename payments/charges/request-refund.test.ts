import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clearPayments, insertPayment, insertRefund, startOfTest } from "../../test/payments/payment-rows.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import { payOnce } from "../../test/payments/provider-messages.ts";
import { applyDispute } from "../ledger/disputes.ts";
import type { DisputeState } from "../ledger/dispute-states.ts";
import { keyLifetimeMs, addMs, minute } from "../ledger/deadlines.ts";
import { readPaymentRow } from "../ledger/find-payments.ts";
import type { RefundState } from "../ledger/refund-states.ts";
import { type PaymentState, paymentStates } from "../ledger/states.ts";
import { type PaymentRow, type RefundRow, refunds } from "../ledger/tables.ts";
import { executeRefund, recordRefundResult } from "./execute-refund.ts";
import { requestRefund } from "./request-refund.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await clearPayments(fixture.database);
  for (const wire of Object.values(fixture.faults)) wire.clear();
  fixture.reports.length = 0;
});

const body = (more: object = {}) => ({
  idempotencyKey: "refund:1",
  amount: 100,
  currency: "EUR",
  token: null,
  reference: "ORDER-1",
  ...more,
});
const ask = (more: object = {}) => requestRefund(fixture.deps, body(more));
const pay = (more: Partial<PaymentRow> = {}) =>
  insertPayment(fixture.database.queries, {
    state: "AUTHORISED",
    orderReference: "ORDER-1",
    merchantReference: "ORDER-1",
    chargeReference: "CHARGE1",
    ...more,
  });
const refund = (payment: PaymentRow, more: Partial<RefundRow> = {}) =>
  insertRefund(fixture.database.queries, { paymentId: payment.id, ...more });
const allRefunds = () => fixture.database.queries.select().from(refunds);
const calls = () => fixture.faults.adyen.seen.length + fixture.faults.stripe.seen.length;

describe("a refund", () => {
  it.each(paymentStates.filter((state) => state !== "AUTHORISED"))(
    "is refused for a payment that is %s",
    async (state: PaymentState) => {
      await pay({ state });
      expect(await ask()).toEqual({
        status: "refused",
        id: "refund:1",
        reason: expect.stringContaining("nothing was paid"),
      });
      expect(await allRefunds()).toEqual([]);
    },
  );

  it.each<[string, Partial<PaymentRow>, object, string]>([
    ["under another reference", {}, { reference: "ORDER-2" }, "nothing was paid"],
    ["in another currency", {}, { currency: "GBP" }, "another currency"],
    ["beyond what was paid", {}, { amount: 9901 }, "more than was paid"],
    ["of a verification with an amount of zero", { amount: 0 }, { amount: 1 }, "more than was paid"],
    ["of a payment whose capture failed", { captureFailedAt: startOfTest }, {}, "never came"],
  ])("is refused %s", async (_, paid, more, reason) => {
    await pay(paid);
    const before = calls();
    expect(await ask(more)).toMatchObject({ status: "refused", reason: expect.stringContaining(reason) });
    expect(await allRefunds()).toEqual([]);
    expect(calls()).toBe(before);
  });

  it.each<[DisputeState, boolean]>([
    ["OPEN", false],
    ["LOST", false],
    ["WON", true],
  ])("with a dispute that is %s is possible: %s", async (state, isPossible) => {
    const payment = await payOnce(fixture, "adyen");
    const row = await readPaymentRow(fixture.database.queries, payment.id);
    const dispute = { about: "dispute", reference: "D1", charge: payment.charge, amount: 1, currency: "EUR" } as const;
    await applyDispute(
      fixture.database.queries,
      { payment: row, dispute: { ...dispute, state, step: "charged" } },
      startOfTest,
    );
    const { status } = await ask({ reference: payment.orderNo });
    expect(status !== "refused").toBe(isPossible);
  });
});

describe("an earlier refund", () => {
  it.each<[RefundState, number, boolean]>([
    ["REQUESTED", 1, true],
    ["REQUESTED", 2, false],
    ["ACCEPTED", 2, false],
    ["ISSUED", 2, false],
    ["FAILED", 2, true],
  ])(
    "in state %s, of all but one cent of 99 euros, allows a refund of %i cents: %s",
    async (state, amount, isPossible) => {
      const paid = await payOnce(fixture, "adyen");
      const payment = await readPaymentRow(fixture.database.queries, paid.id);
      await refund(payment, { state, amount: paid.amount - 1 });
      const { status } = await ask({ reference: paid.orderNo, amount });
      expect(status !== "refused").toBe(isPossible);
    },
  );

  it("of another payment does not count", async () => {
    const [one, other] = [await payOnce(fixture, "adyen"), await payOnce(fixture, "adyen")];
    const row = await readPaymentRow(fixture.database.queries, other.id);
    await refund(row, { amount: other.amount, state: "ISSUED" });
    expect(await ask({ reference: one.orderNo, amount: one.amount })).toMatchObject({ status: "pending" });
  });
});

describe("a key that was used before", () => {
  it.each<[RefundState, Partial<RefundRow>, object]>([
    ["ACCEPTED", {}, { status: "pending" }],
    ["ISSUED", {}, { status: "refunded" }],
    ["FAILED", { reason: "Account closed" }, { status: "refused", reason: "Account closed" }],
    ["FAILED", {}, { status: "refused", reason: "refused" }],
  ])("is answered with the state of its refund: %s with %j", async (state, more, answer) => {
    const { id } = await refund(await pay(), { idempotencyKey: "refund:1", state, ...more });
    const before = calls();
    expect(await ask()).toEqual({ id, ...answer });
    expect(calls()).toBe(before);
    expect(await allRefunds()).toHaveLength(1);
  });

  it("is answered after the payment was reversed", async () => {
    await refund(await pay({ state: "REVERSED" }), { idempotencyKey: "refund:1", state: "ISSUED" });
    expect(await ask()).toMatchObject({ status: "refunded" });
  });

  it.each<[string, object]>([
    ["amount", { amount: 101 }],
    ["currency", { currency: "GBP" }],
    ["reference", { reference: "ORDER-2" }],
  ])("is refused for another %s", async (_, more) => {
    await refund(await pay(), { idempotencyKey: "refund:1" });
    await expect(ask(more)).rejects.toMatchObject({ status: 409 });
  });
});

describe("executing a refund", () => {
  /** A paid order, and a refund of a euro that was opened so long ago. */
  const opened = async (provider: "adyen" | "stripe", age = 0) => {
    const paid = await payOnce(fixture, provider);
    const payment = await readPaymentRow(fixture.database.queries, paid.id);
    const row = await refund(payment, { requestedAt: addMs(fixture.now(), -age) });
    return { row, seen: fixture.faults[provider].seen.length };
  };

  it.each([
    ["stripe", keyLifetimeMs.stripe - 1, "POST"],
    ["stripe", keyLifetimeMs.stripe, "GET"],
    ["adyen", keyLifetimeMs.adyen - 1, "POST"],
  ] as const)("at %s, %i ms after it was requested, begins with %s", async (provider, age, method) => {
    const { row, seen } = await opened(provider, age);
    await executeRefund(fixture.deps, row);
    expect(fixture.faults[provider].seen[seen]?.method).toBe(method);
  });

  it("sends it again when its key at Stripe has expired and Stripe finds no such refund", async () => {
    const { row, seen } = await opened("stripe", keyLifetimeMs.stripe);
    expect(await executeRefund(fixture.deps, row)).toMatchObject({ state: "ISSUED" });
    expect(fixture.faults.stripe.seen.slice(seen).map(({ method }) => method)).toEqual(["GET", "POST"]);
  });

  it("sends nothing when its key at Adyen has expired: Adyen has no lookup, so it needs a manual review", async () => {
    const { row, seen } = await opened("adyen", keyLifetimeMs.adyen);
    expect(await executeRefund(fixture.deps, row)).toMatchObject({ state: "REQUESTED" });
    expect(fixture.faults.adyen.seen).toHaveLength(seen);
  });

  it.each(["request lost", "server error", "answer lost", "refused"] as const)(
    "leaves the refund open for another minute when there is no answer (%s)",
    async (fate) => {
      const { row } = await opened("adyen");
      fixture.faults.adyen.next(fate, fate, fate);
      await executeRefund(fixture.deps, row);
      expect(await allRefunds()).toMatchObject([{ state: "REQUESTED", dueAt: addMs(fixture.now(), minute) }]);
      expect(fixture.reports).toHaveLength(1);
    },
  );

  it("fails for a charge that the provider does not know", async () => {
    const row = await refund(await pay({ chargeReference: "NOSUCHCHARGE" }));
    expect(await executeRefund(fixture.deps, row)).toMatchObject({ state: "FAILED" });
  });

  it("does not call the provider while a failed capture blocks the refund", async () => {
    const before = calls();
    const row = await refund(await pay({ captureFailedAt: startOfTest }));
    expect(await executeRefund(fixture.deps, row)).toEqual(row);
    expect(calls()).toBe(before);
  });
});

describe("an answer that comes after a message", () => {
  it.each<[RefundState]>([["ISSUED"], ["FAILED"], ["ACCEPTED"]])(
    "does not change a refund that is %s",
    async (state) => {
      const row = await refund(await pay(), { state: "REQUESTED" });
      await fixture.database.queries.update(refunds).set({ state }).where(eq(refunds.id, row.id));
      const settled = await recordRefundResult(fixture.deps, row, { kind: "refused", reason: "late" });
      expect(settled).toMatchObject({ state, reason: null });
    },
  );

  it("changes nothing when the provider has no lookup", async () => {
    const row = await refund(await pay());
    expect(await recordRefundResult(fixture.deps, row, { kind: "unsupported" })).toBe(row);
  });
});
