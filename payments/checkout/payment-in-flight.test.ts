import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import { adyenCard, stripeSetup } from "../../test/payments/pay-with.ts";
import { payments } from "../ledger/tables.ts";
import { endPayment } from "../recovery/recover-payment.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

it("a page that asks about a payment which Stripe has not received yet does not cancel it", async () => {
  const visitor = await fixture.visit({ country: "GB" });
  const { paymentDetails } = await stripeSetup({ app: fixture.apps.stripe, payments: fixture.payments }, visitor);
  fixture.faults.stripe.next("fine", "request lost", "request lost", "request lost");
  const sent = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
  if (sent.kind !== "confirming") throw new Error(sent.kind);
  const asked = { buyer: await visitor.buyer(), orderNo: sent.orderNo };
  expect(await fixture.payments.continuePayment(asked)).toEqual(sent);
  expect(await fixture.payments.endUnfinishedPayment(asked)).toEqual(sent);
  await fixture.pass(16 * 60);
  expect(await fixture.payments.continuePayment(asked)).toMatchObject({ kind: "failed", error: "connection_error" });
});

it.each(["SUBMITTED", "ACTION_REQUIRED", "PENDING"] as const)(
  "a payment that another request is sending is not ended as one that was never sent, while it is %s",
  async (state) => {
    const visitor = await fixture.visit({ country: "DE" });
    fixture.faults.adyen.next("answer lost", "answer lost", "answer lost");
    const sent = await fixture.payments.submitPayment(await visitor.submission(await adyenCard(fixture.apps.adyen)));
    if (sent.kind !== "confirming") throw new Error(sent.kind);
    const { queries } = fixture.database;
    const isThis = eq(payments.orderReference, sent.orderNo);
    const [payment] = await queries.update(payments).set({ state }).where(isThis).returning();
    if (!payment) throw new Error("no payment");
    // What the customer's second tab has read just before the first one sent it.
    await endPayment(fixture.deps, { ...payment, state: "INIT" });
    expect(await queries.select({ state: payments.state }).from(payments).where(isThis)).toEqual([{ state }]);
    // The money that the provider took belongs to the order.
    await fixture.pass(60);
    expect(await queries.select({ state: payments.state }).from(payments).where(isThis)).toEqual([
      { state: "AUTHORISED" },
    ]);
  },
);
