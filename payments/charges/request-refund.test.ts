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
    providerReference: "CHARGE1",
    ...more,
  });
const refund = (payment: PaymentRow, more: Partial<RefundRow> = {}) =>
  insertRefund(fixture.database.queries, { paymentId: payment.id, ...more });
const allRefunds = () => fixture.database.queries.select().from(refunds);
const calls = () => fixture.faults.adyen.seen.length + fixture.faults.stripe.seen.length;

describe("nothing is refunded", () => {
  it.each(paymentStates.filter((state) => state !== "AUTHORISED"))(
    "of a payment that is %s",
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
    ["of a method that was verified with nothing", { amount: 0 }, { amount: 1 }, "more than was paid"],
    ["of a capture that failed", { captureFailedAt: startOfTest }, {}, "never came"],
  ])("%s", async (_, paid, more, reason) => {
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
  ])("while a dispute is %s: a refund is possible: %s", async (state, isPossible) => {
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

describe("what was given back before", () => {
  it.each<[RefundState, number, boolean]>([
    ["REQUESTED", 1, true],
    ["REQUESTED", 2, false],
    ["ACCEPTED", 2, false],
    ["ISSUED", 2, false],
    ["FAILED", 2, true],
  ])(
    "and is %s counts: of 99 euros, all but one cent is gone, %i cents can be refunded: %s",
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
  ])("is answered as its refund stands: %s with %j", async (state, more, answer) => {
    const { id } = await refund(await pay(), { idempotencyKey: "refund:1", state, ...more });
    const before = calls();
    expect(await ask()).toEqual({ id, ...answer });
    expect(calls()).toBe(before);
    expect(await allRefunds()).toHaveLength(1);
  });

  it("is answered also once the payment was reversed", async () => {
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

describe("asking the provider", () => {
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
  ] as const)("%s, %i ms after the refund was opened, begins with %s", async (provider, age, method) => {
    const { row, seen } = await opened(provider, age);
    await executeRefund(fixture.deps, row);
    expect(fixture.faults[provider].seen[seen]?.method).toBe(method);
  });

  it("sends it once more when Stripe has forgotten the key and knows no such refund", async () => {
    const { row, seen } = await opened("stripe", keyLifetimeMs.stripe);
    expect(await executeRefund(fixture.deps, row)).toMatchObject({ state: "ISSUED" });
    expect(fixture.faults.stripe.seen.slice(seen).map(({ method }) => method)).toEqual(["GET", "POST"]);
  });

  it("sends nothing when Adyen has forgotten the key: it cannot be asked, so people must look", async () => {
    const { row, seen } = await opened("adyen", keyLifetimeMs.adyen);
    expect(await executeRefund(fixture.deps, row)).toMatchObject({ state: "REQUESTED" });
    expect(fixture.faults.adyen.seen).toHaveLength(seen);
  });

  it.each(["request lost", "server error", "answer lost", "refused"] as const)(
    "without an answer (%s) leaves it open for another minute",
    async (fate) => {
      const { row } = await opened("adyen");
      fixture.faults.adyen.next(fate, fate, fate);
      await executeRefund(fixture.deps, row);
      expect(await allRefunds()).toMatchObject([{ state: "REQUESTED", dueAt: addMs(fixture.now(), minute) }]);
      expect(fixture.reports).toHaveLength(1);
    },
  );

  it("for a charge that the provider does not know has failed", async () => {
    const row = await refund(await pay({ providerReference: "NOSUCHCHARGE" }));
    expect(await executeRefund(fixture.deps, row)).toMatchObject({ state: "FAILED" });
  });

  it("is not done while something blocks the refund", async () => {
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

  it("that says nothing changes nothing", async () => {
    const row = await refund(await pay());
    expect(await recordRefundResult(fixture.deps, row, { kind: "unsupported" })).toBe(row);
  });
});
