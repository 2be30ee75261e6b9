import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clearPayments, insertPayment } from "../../test/payments/payment-rows.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import { addMs, day, hour, minute } from "../ledger/deadlines.ts";
import { readPaymentRow } from "../ledger/find-payments.ts";
import type { PaymentState } from "../ledger/states.ts";
import type { PaymentRow } from "../ledger/tables.ts";
import type { ProviderName } from "../port/payment-types.ts";
import { recoverPayment } from "./recover-payment.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await clearPayments(fixture.database);
  fixture.reports.length = 0;
});

const ago = (milliseconds: number) => addMs(fixture.now(), -milliseconds);

/** The verification of a method, of which the provider knows nothing; it is due now. */
const stuck = (provider: ProviderName, state: PaymentState, more: Partial<PaymentRow> = {}) =>
  insertPayment(fixture.database.queries, {
    purpose: "method",
    provider,
    state,
    amount: 0,
    orderReference: "method-1",
    merchantReference: "method-1",
    idempotencyKey: "method:1",
    createdAt: fixture.now(),
    changedAt: fixture.now(),
    dueAt: fixture.now(),
    ...more,
  });
const read = ({ id }: PaymentRow) => readPaymentRow(fixture.database.queries, id);

describe("a payment that its provider cannot find", () => {
  it.each<[ProviderName, PaymentState, age: number, PaymentState]>([
    ["stripe", "SUBMITTED", 15 * minute - 1, "SUBMITTED"],
    ["stripe", "SUBMITTED", 15 * minute, "CANCELLED"],
    ["adyen", "SUBMITTED", day - 1, "SUBMITTED"],
    ["adyen", "SUBMITTED", day, "CANCELLED"],
    ["stripe", "PENDING", 30 * day - 1, "PENDING"],
    ["stripe", "PENDING", 30 * day, "CANCELLED"],
    ["adyen", "PENDING", 30 * day - 1, "PENDING"],
    ["adyen", "PENDING", 30 * day, "CANCELLED"],
  ])("at %s in state %s, %i ms after it was sent, is then %s", async (provider, state, age, after) => {
    const payment = await stuck(provider, state, { submittedAt: ago(age) });
    await recoverPayment(fixture.deps, payment);
    const isEnded = after === "CANCELLED";
    expect(await read(payment)).toMatchObject({ state: after, error: isEnded ? "connection_error" : null });
    expect(fixture.reports).toHaveLength(isEnded ? 1 : 0);
  });

  it("is judged by its creation time when the time of sending is unknown", async () => {
    const payment = await stuck("stripe", "SUBMITTED", { createdAt: ago(15 * minute), submittedAt: null });
    await recoverPayment(fixture.deps, payment);
    expect((await read(payment)).state).toBe("CANCELLED");
  });
});

it.each<[ProviderName, PaymentState]>([
  ["adyen", "INIT"],
  ["stripe", "INIT"],
  ["adyen", "ACTION_REQUIRED"],
  ["stripe", "ACTION_REQUIRED"],
])("a payment at %s that the customer left while it was %s is cancelled, without an error", async (provider, state) => {
  const payment = await stuck(provider, state);
  await recoverPayment(fixture.deps, payment);
  expect(await read(payment)).toMatchObject({ state: "CANCELLED", error: null, dueAt: null });
});

it.each<PaymentState>(["AUTHORISED", "REFUSED", "CANCELLED", "REVERSED"])(
  "a payment that is %s stays as it is, and its provider is not called",
  async (state) => {
    const payment = await stuck("adyen", state, { submittedAt: ago(60 * day) });
    const calls = fixture.faults.adyen.seen.length;
    await recoverPayment(fixture.deps, payment);
    expect((await read(payment)).state).toBe(state);
    expect(fixture.faults.adyen.seen).toHaveLength(calls);
  },
);

describe("the next check of a payment that has not changed", () => {
  it.each<[PaymentState, age: number, pause: number]>([
    ["SUBMITTED", 0, 90_000],
    ["SUBMITTED", 90_000, 90_000],
    ["SUBMITTED", 90_001, 90_001],
    ["SUBMITTED", 10 * minute, 10 * minute],
    ["SUBMITTED", hour, hour],
    ["SUBMITTED", 5 * hour, hour],
    ["PENDING", 0, hour],
    ["PENDING", 5 * day, hour],
  ])("%s, %i ms after its last change, comes after %i ms", async (state, age, pause) => {
    const payment = await stuck("adyen", state, { submittedAt: fixture.now(), changedAt: ago(age) });
    await recoverPayment(fixture.deps, payment);
    expect(await read(payment)).toMatchObject({ state, dueAt: addMs(fixture.now(), pause) });
  });
});

describe("a round of recovery", () => {
  it.each([
    [0, "CANCELLED"],
    [-1, "CANCELLED"],
    [1, "INIT"],
  ] as const)("leaves a payment that is due in %i ms %s", async (milliseconds, state) => {
    const payment = await stuck("adyen", "INIT", { dueAt: addMs(fixture.now(), milliseconds) });
    await fixture.paymentsModule.recover();
    expect((await read(payment)).state).toBe(state);
  });

  it("tries a payment again after a minute when its provider does not answer", async () => {
    const payment = await stuck("stripe", "SUBMITTED", { chargeReference: "pi_1", submittedAt: ago(day) });
    fixture.faults.stripe.next("request lost");
    await fixture.paymentsModule.recover();
    expect(await read(payment)).toMatchObject({ state: "SUBMITTED", dueAt: addMs(fixture.now(), minute) });
    expect(fixture.reports).toHaveLength(1);
  });
});
