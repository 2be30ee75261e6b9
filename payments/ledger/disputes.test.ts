import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/database.ts";
import { clearPayments, insertPayment, startOfTest } from "../../test/payments/payment-rows.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import type { WebhookMessage } from "../webhooks/webhook-message.ts";
import { addMs, minute } from "./deadlines.ts";
import { applyDispute, findRefundObstacle } from "./disputes.ts";
import { type DisputeState, disputeSteps } from "./dispute-states.ts";
import { disputes, type PaymentRow } from "./tables.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => clearPayments(database));

type Dispute = Extract<WebhookMessage, { about: "dispute" }>;

const dispute = (more: Partial<Dispute> = {}): Dispute => ({
  about: "dispute",
  reference: "DISPUTE1",
  charge: "CHARGE1",
  amount: 9900,
  currency: "EUR",
  state: "OPEN",
  step: "opened",
  ...more,
});
const pay = (more: Partial<PaymentRow> = {}) =>
  insertPayment(database.queries, { state: "AUTHORISED", chargeReference: "CHARGE1", ...more });
const recordEvent = (payment: PaymentRow, more: Partial<Dispute> = {}, at = startOfTest) =>
  database.transaction((tx) => applyDispute(tx, { payment, dispute: dispute(more) }, at));
const readDisputes = () => database.queries.select().from(disputes);

describe("a dispute", () => {
  it("is stored with its amount, its step and its time", async () => {
    const payment = await pay();
    expect(await recordEvent(payment, { amount: 1, currency: "USD" })).toBe(true);
    expect(await readDisputes()).toEqual([
      {
        provider: "adyen",
        disputeReference: "DISPUTE1",
        paymentId: payment.id,
        amount: 1,
        currency: "USD",
        state: "OPEN",
        step: disputeSteps.indexOf("opened"),
        openedAt: startOfTest,
        changedAt: startOfTest,
      },
    ]);
  });

  it("keeps its opening time when a later step comes", async () => {
    const payment = await pay();
    await recordEvent(payment);
    const at = addMs(startOfTest, minute);
    expect(await recordEvent(payment, { state: "LOST", step: "charged", amount: 5000 }, at)).toBe(true);
    expect(await readDisputes()).toMatchObject([{ state: "LOST", amount: 5000, openedAt: startOfTest, changedAt: at }]);
  });

  it.each<[string, Partial<Dispute>]>([
    ["the same message again", {}],
    ["an earlier step", { step: "inquiry", state: "WON" }],
    ["an earlier step with another amount", { step: "inquiryClosed", amount: 1 }],
  ])("is not changed by %s", async (_, more) => {
    const payment = await pay();
    await recordEvent(payment);
    const before = await readDisputes();
    expect(await recordEvent(payment, more, addMs(startOfTest, minute))).toBe(false);
    expect(await readDisputes()).toEqual(before);
  });

  it("is a separate one with another reference or at the other provider", async () => {
    const payment = await pay();
    await recordEvent(payment);
    expect(await recordEvent(payment, { reference: "DISPUTE2" })).toBe(true);
    expect(await recordEvent(await pay({ provider: "stripe" }))).toBe(true);
    expect(await readDisputes()).toHaveLength(3);
  });
});

describe("findRefundObstacle", () => {
  const disputed = "the payment is disputed at the bank";
  const taken = "the bank has taken the money back";

  it.each<[states: DisputeState[], string | undefined]>([
    [[], undefined],
    [["OPEN"], disputed],
    [["LOST"], taken],
    [["WON"], undefined],
    [["WON", "OPEN"], disputed],
    [["WON", "WON"], undefined],
    [["OPEN", "LOST"], taken],
    [["LOST", "WON"], taken],
  ])("returns for the disputes %j: %s", async (states, reason) => {
    const payment = await pay();
    for (const [index, state] of states.entries()) await recordEvent(payment, { reference: `DISPUTE${index}`, state });
    expect(await findRefundObstacle(database.queries, payment)).toBe(reason);
  });

  it("ignores the disputes of other payments", async () => {
    const payment = await pay();
    await recordEvent(await pay({ chargeReference: "CHARGE2" }), { state: "LOST" });
    expect(await findRefundObstacle(database.queries, payment)).toBeUndefined();
  });

  it("names a failed capture before any dispute: that money never came", async () => {
    const payment = await pay({ captureFailedAt: startOfTest });
    expect(await findRefundObstacle(database.queries, payment)).toBe("the money of the payment never came");
    await recordEvent(payment, { state: "WON" });
    expect(await findRefundObstacle(database.queries, payment)).toBe("the money of the payment never came");
  });
});
