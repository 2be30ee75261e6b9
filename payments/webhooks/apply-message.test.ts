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
import type { ProviderAnswer } from "../provider-answer.ts";
import type { WebhookMessage } from "./webhook-message.ts";
import type { ProviderName } from "../port/payment-types.ts";
import { applyMessage } from "./apply-message.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => clearPayments(database));

const deps = { now: () => startOfTest, rules: { transitions, keyOf: (orderNo: string) => `pay:${orderNo}` } };
const receive = (message: WebhookMessage, provider: ProviderName = "adyen") =>
  database.transaction((tx) => applyMessage(deps, tx, { provider, message }));

const pay = (more: Partial<PaymentRow> = {}) =>
  insertPayment(database.queries, {
    state: "AUTHORISED",
    orderReference: "ORDER-1",
    merchantReference: "ORDER-1",
    chargeReference: "CHARGE1",
    ...more,
  });
const read = ({ id }: PaymentRow) => readPaymentRow(database.queries, id);
const readReversals = () => database.queries.select().from(reversals);
const problem = (words: string) => ({ problem: expect.stringContaining(words) as string });

describe("a message about a payment", () => {
  const about = (answer: ProviderAnswer, merchantReference = "ORDER-1"): WebhookMessage => ({
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
  const waiting = () => pay({ state: "SUBMITTED", chargeReference: null });

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
  ])("with the answer %j moves the payment to %s", async (answer, state) => {
    const payment = await waiting();
    expect(await receive(about(answer))).toEqual({ paymentId: payment.id });
    expect((await read(payment)).state).toBe(state);
    expect(await readReversals()).toHaveLength(state === "REVERSING" ? 1 : 0);
  });

  it("with a second charge reverses the second charge and keeps the first", async () => {
    const payment = await pay();
    await receive(about(paid({ reference: "CHARGE2" })));
    expect(await read(payment)).toMatchObject({ state: "AUTHORISED", chargeReference: "CHARGE1" });
    expect(await readReversals()).toMatchObject([{ chargeReference: "CHARGE2", state: "REQUESTED" }]);
  });

  it.each<[string, ProviderName, string]>([
    ["an unknown order", "adyen", "ORDER-9"],
    ["an order paid at the other provider", "stripe", "ORDER-1"],
    ["an empty order number", "adyen", ""],
  ])("with %s is reported and changes nothing", async (_, provider, reference) => {
    const payment = await waiting();
    expect(await receive(about(paid(), reference), provider)).toEqual(problem("unknown payment"));
    expect(await read(payment)).toEqual(payment);
  });
});

describe("a message about a refund", () => {
  const about = (isDone: boolean, more: object = {}): WebhookMessage => ({
    about: "refund",
    id: "refund-1",
    isDone,
    ...more,
  });
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
  ])(
    "finds the refund in state %s, says isDone=%s, moves it to %s and reports the problem %s",
    async (before, isDone, after, words) => {
      const { id } = await refund(before);
      const effect = await receive(about(isDone));
      expect(effect).toEqual({ paymentId: id, ...(words !== undefined && problem(words)) });
      expect(await stateOf()).toBe(after);
    },
  );

  it("finds the refund by the provider's reference when the message has another id", async () => {
    await refund("ACCEPTED", { refundReference: "R1" });
    await receive(about(true, { id: "ORDER-1", reference: "R1" }));
    expect(await stateOf()).toBe("ISSUED");
  });

  it("stores the reason of a failed refund", async () => {
    await refund("ACCEPTED");
    await receive(about(false, { reason: "Account closed" }));
    expect(await database.queries.select().from(refunds)).toMatchObject([{ reason: "Account closed" }]);
  });

  it("changes nothing when an unknown refund is done: the shop did not request it", async () => {
    await refund("ACCEPTED");
    expect(await receive(about(true, { id: "another", reference: "R9", charge: "CHARGE1" }))).toEqual({});
    expect(await stateOf()).toBe("ACCEPTED");
  });

  it("fails the reversal of the charge when an unknown refund has failed", async () => {
    const payment = await pay({ state: "REVERSED" });
    await insertReversal(database.queries, { paymentId: payment.id, chargeReference: "CHARGE1", state: "DONE" });
    const failed = about(false, { id: "ORDER-1", reference: "R9", charge: "CHARGE1" });
    expect(await receive(failed)).toEqual({ paymentId: payment.id, ...problem("returned") });
    expect(await readReversals()).toMatchObject([{ state: "REQUESTED", attempt: 2, failedReference: "R9" }]);
    expect((await read(payment)).state).toBe("REVERSING");
    expect(await receive(failed)).toEqual({});
  });

  it("does not end the reversal of the charge when an unknown refund is done: it may be a partial refund", async () => {
    const payment = await pay({ state: "REVERSING" });
    await insertReversal(database.queries, { paymentId: payment.id, chargeReference: "CHARGE1", state: "ACCEPTED" });
    expect(await receive(about(true, { id: "another", charge: "CHARGE1" }))).toEqual({});
    expect(await readReversals()).toMatchObject([{ state: "ACCEPTED" }]);
  });

  it("changes nothing when an unknown refund has failed and the message names no charge", async () => {
    expect(await receive(about(false))).toEqual({});
  });
});

describe("a message about a reversal", () => {
  const about = (isDone: boolean, charge = "CHARGE1"): WebhookMessage => ({
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

  it.each<ReversalState>(["REQUESTED", "ACCEPTED"])(
    "moves the payment to REVERSED when a reversal in state %s is done",
    async (state) => {
      const payment = await reversal(state);
      expect(await receive(about(true))).toEqual({ paymentId: payment.id });
      expect((await read(payment)).state).toBe("REVERSED");
    },
  );

  it.each<ReversalState>(["REQUESTED", "ACCEPTED"])(
    "is reported when a reversal in state %s has failed",
    async (state) => {
      const payment = await reversal(state);
      expect(await receive(about(false))).toEqual({ paymentId: payment.id, ...problem("returned") });
      expect((await read(payment)).state).toBe("REVERSING");
    },
  );

  it.each([
    ["another charge", about(true, "CHARGE9"), "adyen"],
    ["no charge", about(true, ""), "adyen"],
    ["the charge at the other provider", about(true), "stripe"],
  ] as const)("changes nothing when it names %s", async (_, message, provider) => {
    const payment = await reversal("ACCEPTED");
    expect(await receive(message, provider)).toEqual({});
    expect((await read(payment)).state).toBe("REVERSING");
  });
});

describe("a message about a dispute", () => {
  const about = (state: DisputeState, charge = "CHARGE1"): WebhookMessage => ({
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
  ])("is reported once when the dispute is %s", async (state, words) => {
    const { id } = await pay();
    expect(await receive(about(state))).toEqual({ paymentId: id, ...problem(words) });
    expect(await receive(about(state))).toEqual({ paymentId: id });
  });

  it("is reported when the payment is unknown or belongs to the other provider", async () => {
    await pay();
    expect(await receive(about("OPEN", "CHARGE9"))).toEqual(problem("unknown payment"));
    expect(await receive(about("OPEN"), "stripe")).toEqual(problem("unknown payment"));
  });
});

describe("a message about a failed capture", () => {
  it("is reported and recorded at the payment, whose state does not change", async () => {
    const payment = await pay();
    const effect = await receive({ about: "failedCapture", charge: "CHARGE1", reason: "x" });
    expect(effect).toEqual({ paymentId: payment.id, ...problem("money") });
    expect(await read(payment)).toMatchObject({ state: "AUTHORISED", captureFailedAt: startOfTest });
  });

  it("is reported when the payment is unknown", async () => {
    const payment = await pay();
    expect(await receive({ about: "failedCapture", charge: "CHARGE9" })).toEqual(problem("unknown payment"));
    expect((await read(payment)).captureFailedAt).toBeNull();
  });
});

describe("a message about a token", () => {
  const about = (more: object = {}): WebhookMessage => ({
    about: "token",
    isDisabled: false,
    token: "T1",
    shopperReference: "guest-customer-1",
    charge: "CHARGE1",
    ...more,
  });

  it("stores the token, and deletes it when it is disabled", async () => {
    await pay();
    expect(await receive(about())).toEqual({});
    expect(await database.queries.select().from(methods)).toHaveLength(1);
    expect(await receive(about({ isDisabled: true }))).toEqual({});
    expect(await database.queries.select().from(methods)).toEqual([]);
  });

  it("is reported when the customer is unknown", async () => {
    expect(await receive(about())).toEqual(problem("unknown customer"));
  });
});

it("a message of another kind changes nothing", async () => {
  const payment = await pay();
  expect(await receive({ about: "other", what: "REPORT_AVAILABLE" })).toEqual({});
  expect(await read(payment)).toEqual(payment);
});
