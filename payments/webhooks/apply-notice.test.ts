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
import type { DisputeState } from "../ledger/dispute-states.ts";
import { readPaymentRow } from "../ledger/find-payments.ts";
import type { RefundState, ReversalState } from "../ledger/refund-states.ts";
import { transitions } from "../ledger/states.ts";
import { methods, type PaymentRow, refunds, reversals } from "../ledger/tables.ts";
import type { Notice, ProviderAnswer } from "../notice.ts";
import type { ProviderName } from "../port/payment-types.ts";
import { applyNotice } from "./apply-notice.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => clearPayments(database));

const deps = { now: () => startOfTest, rules: { transitions, keyOf: (orderNo: string) => `pay:${orderNo}` } };
const recordEvent = (notice: Notice, provider: ProviderName = "adyen") =>
  database.transaction((tx) => applyNotice(deps, tx, { provider, notice }));

const pay = (more: Partial<PaymentRow> = {}) =>
  insertPayment(database.queries, {
    state: "AUTHORISED",
    orderReference: "ORDER-1",
    merchantReference: "ORDER-1",
    providerReference: "CHARGE1",
    ...more,
  });
const read = ({ id }: PaymentRow) => readPaymentRow(database.queries, id);
const readReversals = () => database.queries.select().from(reversals);
const problem = (words: string) => ({ problem: expect.stringContaining(words) as string });

describe("a message about a payment", () => {
  const about = (answer: ProviderAnswer, merchantReference = "ORDER-1"): Notice => ({
    about: "payment",
    merchantReference,
    answer,
  });
  const paid = (more: object = {}): ProviderAnswer => ({
    kind: "authorised",
    reference: "CHARGE1",
    amount: 9900,
    currency: "EUR",
    ...more,
  });
  const waiting = () => pay({ state: "SUBMITTED", providerReference: null });

  it.each<[ProviderAnswer, string]>([
    [paid(), "AUTHORISED"],
    [{ kind: "pending", reference: "CHARGE1" }, "PENDING"],
    [{ kind: "refused", error: "card_error" }, "REFUSED"],
    [{ kind: "cancelled" }, "CANCELLED"],
    [paid({ amount: 9899 }), "REVERSING"],
    [paid({ amount: 9901 }), "REVERSING"],
    [paid({ amount: 0 }), "REVERSING"],
    [paid({ amount: -9900 }), "REVERSING"],
    [paid({ currency: "USD" }), "REVERSING"],
  ])("that says %j: the payment is then %s", async (answer, state) => {
    const payment = await waiting();
    expect(await recordEvent(about(answer))).toEqual({ paymentId: payment.id });
    expect((await read(payment)).state).toBe(state);
    expect(await readReversals()).toHaveLength(state === "REVERSING" ? 1 : 0);
  });

  it("of a second charge gives that one back, and leaves the first", async () => {
    const payment = await pay();
    await recordEvent(about(paid({ reference: "CHARGE2" })));
    expect(await read(payment)).toMatchObject({ state: "AUTHORISED", providerReference: "CHARGE1" });
    expect(await readReversals()).toMatchObject([{ chargeReference: "CHARGE2", state: "REQUESTED" }]);
  });

  it.each<[string, ProviderName, string]>([
    ["an order that is not known", "adyen", "ORDER-9"],
    ["an order that was paid at the other provider", "stripe", "ORDER-1"],
    ["an order without a name", "adyen", ""],
  ])("for %s is reported, and changes nothing", async (_, provider, reference) => {
    const payment = await waiting();
    expect(await recordEvent(about(paid(), reference), provider)).toEqual(problem("unknown payment"));
    expect(await read(payment)).toEqual(payment);
  });
});

describe("a message about a refund", () => {
  const about = (isDone: boolean, more: object = {}): Notice => ({ about: "refund", id: "refund-1", isDone, ...more });
  const refund = async (state: RefundState, more: object = {}) => {
    const payment = await pay();
    await insertRefund(database.queries, { paymentId: payment.id, id: "refund-1", state, ...more });
    return payment;
  };
  const stateOf = async () => (await database.queries.select().from(refunds))[0]?.state;

  it.each<[RefundState, boolean, RefundState, string | undefined]>([
    ["REQUESTED", true, "ISSUED", undefined],
    ["ACCEPTED", true, "ISSUED", undefined],
    ["ISSUED", true, "ISSUED", undefined],
    ["FAILED", true, "FAILED", "reported as done"],
    ["REQUESTED", false, "FAILED", undefined],
    ["ACCEPTED", false, "FAILED", undefined],
    ["ISSUED", false, "FAILED", "was returned"],
    ["FAILED", false, "FAILED", undefined],
  ])("that is %s; it is done: %s; it is then %s, and reported: %s", async (before, isDone, after, words) => {
    const { id } = await refund(before);
    const effect = await recordEvent(about(isDone));
    expect(effect).toEqual({ paymentId: id, ...(words !== undefined && problem(words)) });
    expect(await stateOf()).toBe(after);
  });

  it("finds it by the provider's name when it bears another name of ours", async () => {
    await refund("ACCEPTED", { providerReference: "R1" });
    await recordEvent(about(true, { id: "ORDER-1", reference: "R1" }));
    expect(await stateOf()).toBe("ISSUED");
  });

  it("keeps the reason of a failure", async () => {
    await refund("ACCEPTED");
    await recordEvent(about(false, { reason: "Account closed" }));
    expect(await database.queries.select().from(refunds)).toMatchObject([{ reason: "Account closed" }]);
  });

  it("that is not known and done changes nothing: the shop did not ask for it", async () => {
    await refund("ACCEPTED");
    expect(await recordEvent(about(true, { id: "another", reference: "R9", charge: "CHARGE1" }))).toEqual({});
    expect(await stateOf()).toBe("ACCEPTED");
  });

  it("that is not known and failed is the reversal of its charge", async () => {
    const payment = await pay({ state: "REVERSED" });
    await insertReversal(database.queries, { paymentId: payment.id, chargeReference: "CHARGE1", state: "DONE" });
    const failed = about(false, { id: "ORDER-1", reference: "R9", charge: "CHARGE1" });
    expect(await recordEvent(failed)).toEqual({ paymentId: payment.id, ...problem("returned") });
    expect(await readReversals()).toMatchObject([{ state: "REQUESTED", attempt: 2, failedReference: "R9" }]);
    expect((await read(payment)).state).toBe("REVERSING");
    expect(await recordEvent(failed)).toEqual({});
  });

  it("that is not known and done does not end the reversal of its charge: it may be of a part", async () => {
    const payment = await pay({ state: "REVERSING" });
    await insertReversal(database.queries, { paymentId: payment.id, chargeReference: "CHARGE1", state: "ACCEPTED" });
    expect(await recordEvent(about(true, { id: "another", charge: "CHARGE1" }))).toEqual({});
    expect(await readReversals()).toMatchObject([{ state: "ACCEPTED" }]);
  });

  it("that is not known, failed and names no charge changes nothing", async () => {
    expect(await recordEvent(about(false))).toEqual({});
  });
});

describe("a message about a reversal", () => {
  const about = (isDone: boolean, charge = "CHARGE1"): Notice => ({
    about: "reversal",
    charge,
    reference: "A1",
    isDone,
  });
  const reversal = async (state: ReversalState) => {
    const payment = await pay({ state: "REVERSING" });
    await insertReversal(database.queries, { paymentId: payment.id, chargeReference: "CHARGE1", state });
    return payment;
  };

  it.each<ReversalState>(["REQUESTED", "ACCEPTED"])("that is %s and done ends its payment", async (state) => {
    const payment = await reversal(state);
    expect(await recordEvent(about(true))).toEqual({ paymentId: payment.id });
    expect((await read(payment)).state).toBe("REVERSED");
  });

  it.each<ReversalState>(["REQUESTED", "ACCEPTED"])("that is %s and failed is reported", async (state) => {
    const payment = await reversal(state);
    expect(await recordEvent(about(false))).toEqual({ paymentId: payment.id, ...problem("returned") });
    expect((await read(payment)).state).toBe("REVERSING");
  });

  it.each([
    ["another charge", about(true, "CHARGE9"), "adyen"],
    ["no charge", about(true, ""), "adyen"],
    ["the charge at the other provider", about(true), "stripe"],
  ] as const)("of %s changes nothing", async (_, notice, provider) => {
    const payment = await reversal("ACCEPTED");
    expect(await recordEvent(notice, provider)).toEqual({});
    expect((await read(payment)).state).toBe("REVERSING");
  });
});

describe("a message about a dispute", () => {
  const about = (state: DisputeState, charge = "CHARGE1"): Notice => ({
    about: "dispute",
    reference: "D1",
    charge,
    amount: 9900,
    currency: "EUR",
    state,
    step: "charged",
  });

  it.each<[DisputeState, string]>([
    ["OPEN", "disputed"],
    ["LOST", "taken"],
    ["WON", "shop's again"],
  ])("that is %s is reported once", async (state, words) => {
    const { id } = await pay();
    expect(await recordEvent(about(state))).toEqual({ paymentId: id, ...problem(words) });
    expect(await recordEvent(about(state))).toEqual({ paymentId: id });
  });

  it("of an unknown payment, or one of the other provider, is reported", async () => {
    await pay();
    expect(await recordEvent(about("OPEN", "CHARGE9"))).toEqual(problem("unknown payment"));
    expect(await recordEvent(about("OPEN"), "stripe")).toEqual(problem("unknown payment"));
  });
});

describe("a message about a failed capture", () => {
  it("marks the payment and is reported; the payment stays as it is", async () => {
    const payment = await pay();
    const effect = await recordEvent({ about: "failedCapture", charge: "CHARGE1", reason: "x" });
    expect(effect).toEqual({ paymentId: payment.id, ...problem("money") });
    expect(await read(payment)).toMatchObject({ state: "AUTHORISED", captureFailedAt: startOfTest });
  });

  it("of an unknown payment is reported", async () => {
    const payment = await pay();
    expect(await recordEvent({ about: "failedCapture", charge: "CHARGE9" })).toEqual(problem("unknown payment"));
    expect((await read(payment)).captureFailedAt).toBeNull();
  });
});

describe("a message about a token", () => {
  const about = (more: object = {}): Notice => ({
    about: "token",
    isDisabled: false,
    token: "T1",
    shopperReference: "guest-customer-1",
    charge: "CHARGE1",
    ...more,
  });

  it("keeps it, and forgets it", async () => {
    await pay();
    expect(await recordEvent(about())).toEqual({});
    expect(await database.queries.select().from(methods)).toHaveLength(1);
    expect(await recordEvent(about({ isDisabled: true }))).toEqual({});
    expect(await database.queries.select().from(methods)).toEqual([]);
  });

  it("of an unknown customer is reported", async () => {
    expect(await recordEvent(about())).toEqual(problem("unknown customer"));
  });
});

it("any other message changes nothing", async () => {
  const payment = await pay();
  expect(await recordEvent({ about: "other", what: "REPORT_AVAILABLE" })).toEqual({});
  expect(await read(payment)).toEqual(payment);
});
