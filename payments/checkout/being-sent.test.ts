import { afterAll, beforeAll, expect, it } from "vitest";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import { stripeSetup } from "../../test/payments/pay-with.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

it("a payment that Stripe has not got yet is not cancelled by a page that asks about it", async () => {
  const visitor = await fixture.visit({ country: "GB" });
  const { means } = await stripeSetup({ app: fixture.apps.stripe, payments: fixture.payments }, visitor);
  fixture.faults.stripe.next("fine", "request lost", "request lost", "request lost");
  const sent = await fixture.payments.submitPayment(await visitor.submission(means));
  if (sent.kind !== "confirming") throw new Error(sent.kind);
  const asked = { buyer: await visitor.buyer(), orderNo: sent.orderNo };
  expect(await fixture.payments.continuePayment(asked)).toEqual(sent);
  expect(await fixture.payments.endUnfinishedPayment(asked)).toEqual(sent);
  await fixture.pass(16 * 60);
  expect(await fixture.payments.continuePayment(asked)).toMatchObject({ kind: "failed", error: "connection_error" });
});
