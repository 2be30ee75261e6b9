import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refund } from "../../contracts/charges/charges.ts";
import { readRows } from "../../database/open-database.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import {
  chargesOf,
  type PaidOnce,
  payOnce,
  sendAdyenItem,
  sendStripeEvent,
} from "../../test/payments/provider-messages.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

async function ask(paid: PaidOnce, { key, amount = paid.amount }: { key: string; amount?: number }) {
  const { currency, orderNo: reference } = paid;
  const body = { idempotencyKey: `${key}:${reference}`, amount, currency, token: null, reference };
  await chargesOf(fixture)(refund, { body });
  await fixture.drain();
  return chargesOf(fixture)(refund, { body });
}

const refundOf = async ({ orderNo }: PaidOnce, key: string) =>
  (
    await readRows<{ id: string; reference: string; state: string; reason: string | null }>(
      fixture.database.queries,
      sql`select id, provider_reference as reference, state, reason from payments.refunds
        where idempotency_key = ${`${key}:${orderNo}`}`,
    )
  )[0]!;

type Failure = { name: string; provider: "adyen" | "stripe"; send: (paid: PaidOnce, key: string) => Promise<unknown> };

const adyenFailure =
  (eventCode: string) =>
  async (paid: PaidOnce, key: string): Promise<unknown> => {
    const { id, reference } = await refundOf(paid, key);
    return sendAdyenItem(fixture, {
      eventCode,
      pspReference: reference,
      originalReference: paid.charge,
      merchantReference: id,
      reason: "Account closed",
    });
  };

const failures: Failure[] = [
  { name: "REFUND_FAILED", provider: "adyen", send: adyenFailure("REFUND_FAILED") },
  { name: "REFUNDED_REVERSED", provider: "adyen", send: adyenFailure("REFUNDED_REVERSED") },
  {
    name: "REFUND_FAILED under another reference of ours",
    provider: "adyen",
    send: async (paid, key) => {
      const { reference } = await refundOf(paid, key);
      const about = { pspReference: reference, originalReference: paid.charge, merchantReference: paid.orderNo };
      return sendAdyenItem(fixture, { eventCode: "REFUND_FAILED", ...about, reason: "Account closed" });
    },
  },
  {
    name: "refund.failed",
    provider: "stripe",
    send: async (paid, key) => {
      const { id, reference } = await refundOf(paid, key);
      const about = { id: reference, payment_intent: paid.charge, metadata: { refundId: id } };
      return sendStripeEvent(fixture, "refund.failed", {
        ...about,
        status: "failed",
        failure_reason: "Account closed",
      });
    },
  },
];

describe.each(failures)("$name after the refund was issued", ({ provider, send }) => {
  it("marks the refund as failed with the reason, and the amount can be refunded again, once", async () => {
    const paid = await payOnce(fixture, provider);
    expect(await ask(paid, { key: "first" })).toMatchObject({ status: "refunded" });
    fixture.reports.length = 0;
    await send(paid, "first");
    await fixture.drain();
    expect(await refundOf(paid, "first")).toMatchObject({ state: "FAILED", reason: "Account closed" });
    expect(fixture.reports).toEqual(["a refund was returned after it was issued: the shop has the money again"]);
    expect(await ask(paid, { key: "first" })).toMatchObject({ status: "refused", reason: "Account closed" });
    expect(await ask(paid, { key: "too-much", amount: paid.amount + 1 })).toMatchObject({ status: "refused" });
  });
});

it("the amount of a failed refund can be refunded with a new key, and no more than that", async () => {
  const paid = await payOnce(fixture, "adyen");
  expect(await ask(paid, { key: "kept", amount: 100 })).toMatchObject({ status: "refunded" });
  expect(await ask(paid, { key: "failing", amount: paid.amount - 100 })).toMatchObject({ status: "refunded" });
  await adyenFailure("REFUND_FAILED")(paid, "failing");
  await fixture.drain();
  // The sandbox does not know of the failure and would refuse the next refund.
  await fixture.database.queries.execute(sql`
    delete from adyen_sandbox.modifications where payment = ${paid.charge} and amount = ${paid.amount - 100}`);
  expect(await ask(paid, { key: "more", amount: paid.amount - 99 })).toMatchObject({ reason: "more than was paid" });
  expect(await ask(paid, { key: "again", amount: paid.amount - 100 })).toMatchObject({ status: "refunded" });
  expect(await ask(paid, { key: "last", amount: 1 })).toMatchObject({ reason: "more than was paid" });
});

it("a failed refund stays failed when a late message reports success", async () => {
  const paid = await payOnce(fixture, "adyen");
  await ask(paid, { key: "refund" });
  const { id, reference } = await refundOf(paid, "refund");
  await adyenFailure("REFUND_FAILED")(paid, "refund");
  await fixture.drain();
  fixture.reports.length = 0;
  const about = { pspReference: `${reference}2`, originalReference: paid.charge, merchantReference: id };
  await sendAdyenItem(fixture, { eventCode: "REFUND", ...about });
  await fixture.drain();
  expect(await refundOf(paid, "refund")).toMatchObject({ state: "FAILED" });
  expect(fixture.reports).toEqual(["a refund that counts as failed was reported as done"]);
});
