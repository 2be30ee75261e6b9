import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { refund } from "../../contracts/charges/charges.ts";
import { readRows } from "../../database/open-database.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import {
  chargesOf,
  type PaidOnce,
  payOnce,
  type ProviderOfTest,
  readPayment,
  sendAdyenItem,
  sendStripeEvent,
} from "../../test/payments/provider-messages.ts";

const day = 86_400;

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  for (const wire of Object.values(fixture.faults)) wire.clear();
});

/** A charge whose reversal is requested in the ledger, but not sent to the provider yet. */
async function payAndRequestReversal(provider: ProviderOfTest, number?: string): Promise<PaidOnce> {
  const paid = await payOnce(fixture, provider, number);
  await fixture.database.queries.execute(sql`
    update payments.payments set state = 'REVERSING', due_at = ${fixture.now().toISOString()} where id = ${paid.id}`);
  await fixture.database.queries.execute(sql`
    insert into payments.reversals (provider, provider_reference, payment_id, state, requested_at, due_at)
    values (${provider}, ${paid.charge}, ${paid.id}, 'REQUESTED', ${fixture.now().toISOString()},
      ${fixture.now().toISOString()})`);
  return paid;
}

type Reversal = { state: string; attempt: number; reference: string | null; isDue: boolean; isInReview: boolean };

const reversalOf = async ({ charge }: PaidOnce) =>
  (
    await readRows<Reversal>(
      fixture.database.queries,
      sql`select state, attempt, attempt_reference as reference, due_at is not null as "isDue",
          left_to_people_at is not null as "isInReview" from payments.reversals where provider_reference = ${charge}`,
    )
  )[0]!;

const keysSent = (provider: ProviderOfTest, { charge }: PaidOnce) =>
  fixture.faults[provider].seen.flatMap(({ key }) => (key?.includes(charge) ? [key] : []));

const sendReversalResult = (paid: PaidOnce, about: { pspReference: string; success: string }) =>
  sendAdyenItem(fixture, { eventCode: "CANCEL_OR_REFUND", originalReference: paid.charge, ...about });

const noMessages = (topic: string) => !topic.endsWith("send-message");

describe("a failed reversal", () => {
  it("that failed before its call was answered is requested again with a new key", async () => {
    const paid = await payAndRequestReversal("adyen");
    await sendReversalResult(paid, { pspReference: "FIRSTATTEMPT", success: "false" });
    await fixture.drain(noMessages);
    expect(await reversalOf(paid)).toMatchObject({ state: "REQUESTED", attempt: 2 });
    await fixture.pass(3_700);
    expect(keysSent("adyen", paid)).toEqual([`reverse:${paid.charge}:2`]);
    expect(await reversalOf(paid)).toMatchObject({ state: "DONE" });
    expect(await readPayment(fixture, paid.orderNo)).toMatchObject({ state: "REVERSED" });
  });

  it("is requested again once, however often the failure is reported", async () => {
    const paid = await payAndRequestReversal("adyen");
    await fixture.paymentsModule.recover();
    const { reference } = await reversalOf(paid);
    await sendReversalResult(paid, { pspReference: reference ?? "", success: "false" });
    await fixture.drain((topic) => topic.startsWith("payments."));
    const item = { originalReference: paid.charge, pspReference: reference, merchantReference: paid.orderNo };
    await sendAdyenItem(fixture, { eventCode: "REFUND_FAILED", ...item });
    await fixture.drain((topic) => topic.startsWith("payments."));
    expect(await reversalOf(paid)).toMatchObject({ state: "REQUESTED", attempt: 2 });
  });

  it("is not completed by a success message of the failed attempt", async () => {
    const paid = await payAndRequestReversal("adyen");
    await sendReversalResult(paid, { pspReference: "FAILEDATTEMPT", success: "false" });
    await sendReversalResult(paid, { pspReference: "FAILEDATTEMPT", success: "true" });
    await fixture.drain((topic) => topic.startsWith("payments."));
    expect(await reversalOf(paid)).toMatchObject({ state: "REQUESTED", attempt: 2 });
  });

  it("that counted as done makes the payment REVERSING again, until the next attempt succeeds", async () => {
    const paid = await payAndRequestReversal("stripe");
    await fixture.pass(1);
    expect(await readPayment(fixture, paid.orderNo)).toMatchObject({ state: "REVERSED" });
    const { reference } = await reversalOf(paid);
    await fixture.database.queries.execute(sql`
      update stripe_sandbox.objects set document = jsonb_set(document, '{status}', '"failed"') where id = ${reference}`);
    const about = { id: reference, payment_intent: paid.charge, metadata: { reversal: "1" } };
    for (const type of ["refund.failed", "refund.updated"]) {
      await sendStripeEvent(fixture, type, { ...about, status: "failed" });
    }
    await fixture.drain((topic) => topic.startsWith("payments."));
    expect(await reversalOf(paid)).toMatchObject({ state: "REQUESTED", attempt: 2 });
    expect(await readPayment(fixture, paid.orderNo)).toMatchObject({ state: "REVERSING" });
    await fixture.pass(3_700);
    expect(await readPayment(fixture, paid.orderNo)).toMatchObject({ state: "REVERSED" });
    expect(keysSent("stripe", paid)).toEqual([`reverse:${paid.charge}`, `reverse:${paid.charge}:2`]);
  });
});

describe("accepted by the provider and never confirmed", () => {
  /** Passes days one by one, and drops the messages of the sandbox. */
  async function passDays(days: number) {
    for (let passed = 0; passed < days; passed += 1) {
      await fixture.database.queries.execute(sql`delete from jobs where topic like '%-sandbox.%'`);
      await fixture.pass(day);
    }
  }

  it("a reversal and a refund at Adyen are reported every day, and after a month handed over for manual review", async () => {
    const { currency, orderNo: reference } = await payOnce(fixture, "adyen");
    const reversed = await payAndRequestReversal("adyen");
    await fixture.paymentsModule.recover();
    expect(await reversalOf(reversed)).toMatchObject({ state: "ACCEPTED", isDue: true });
    const body = { idempotencyKey: `overdue:${reference}`, amount: 100, currency, token: null, reference };
    expect(await chargesOf(fixture)(refund, { body })).toMatchObject({ status: "pending" });
    fixture.reports.length = 0;
    const reportsOf = (kind: string) =>
      fixture.reports.filter((report) => report.startsWith(`a ${kind} has been open`));
    await passDays(29);
    expect(reportsOf("reversal")).toHaveLength(29);
    await passDays(2);
    expect(reportsOf("reversal").at(-1)).toBe("a reversal has been open for 30 days and needs a manual review");
    expect(await reversalOf(reversed)).toMatchObject({ state: "ACCEPTED", isDue: false, isInReview: true });
    expect([reportsOf("refund").length, reportsOf("refund").at(-1)]).toEqual([
      30,
      "a refund has been open for 30 days and needs a manual review",
    ]);
    expect(await chargesOf(fixture)(refund, { body })).toMatchObject({ status: "pending" });
    await sendReversalResult(reversed, { pspReference: "LATESUCCESS", success: "true" });
    await fixture.drain((topic) => topic.startsWith("payments."));
    expect(await reversalOf(reversed)).toMatchObject({ state: "DONE" });
  });

  it.each([
    ["succeeded", "4000000000007726", "DONE"],
    ["failed", "4000000000005126", "REQUESTED"],
  ])("a reversal at Stripe is looked up and has %s", async (_, number, state) => {
    const paid = await payAndRequestReversal("stripe", number);
    await fixture.paymentsModule.recover();
    expect(await reversalOf(paid)).toMatchObject({ state: "ACCEPTED" });
    await fixture.drain((topic) => topic === "stripe-sandbox.refund");
    await passDays(1);
    expect(await reversalOf(paid)).toMatchObject({ state });
  });

  it.each([
    ["succeeded", "4000000000007726", "refunded"],
    ["failed", "4000000000005126", "refused"],
  ])("a refund at Stripe is looked up and has %s", async (_, number, status) => {
    const paid = await payOnce(fixture, "stripe", number);
    const { currency, orderNo: reference } = paid;
    const body = { idempotencyKey: `accepted:${reference}`, amount: 100, currency, token: null, reference };
    expect(await chargesOf(fixture)(refund, { body })).toMatchObject({ status: "pending" });
    await fixture.drain((topic) => topic === "stripe-sandbox.refund");
    await passDays(1);
    expect(await chargesOf(fixture)(refund, { body })).toMatchObject({ status });
  });
});

describe("a refund without an answer", () => {
  const lost = ["answer lost", "answer lost", "answer lost"] as const;

  it("is looked up instead of sent again once Stripe has dropped its key", async () => {
    const paid = await payOnce(fixture, "stripe");
    const { currency, orderNo: reference } = paid;
    const body = { idempotencyKey: `forgotten:${reference}`, amount: 100, currency, token: null, reference };
    fixture.faults.stripe.next(...lost);
    expect(await chargesOf(fixture)(refund, { body })).toMatchObject({ status: "pending" });
    await fixture.database.queries.execute(sql`delete from payment_sandbox.answers`);
    await fixture.database.queries.execute(sql`delete from jobs where topic like '%-sandbox.%'`);
    await fixture.pass(25 * 3_600);
    expect(await chargesOf(fixture)(refund, { body })).toMatchObject({ status: "refunded" });
    const refunds = await readRows(
      fixture.database.queries,
      sql`select id from stripe_sandbox.objects where kind = 'refund' and document ->> 'payment_intent' = ${paid.charge}`,
    );
    expect(refunds).toHaveLength(1);
  });
});
