import { afterAll, beforeAll, expect, it } from "vitest";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import { stripeSetup } from "../../test/payments/pay-with.ts";

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
