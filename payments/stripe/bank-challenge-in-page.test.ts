import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readRows } from "../../database/open-database.ts";
import { stripeCard, stripeSetup } from "../../test/payments/pay-with.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";

let deps: PaymentsFixture;
beforeAll(async () => {
  deps = await createPaymentsFixture();
});
afterAll(() => deps.close());

it("lets Stripe's script show the bank's challenge in the page, and sends the return address", async () => {
  const visitor = await deps.visit({ country: "GB" });
  const given = { app: deps.apps.stripe, payments: deps.payments };
  const { paymentDetails, setup } = await stripeSetup(given, visitor, stripeCard("4000002760003184"));
  await deps.apps.stripe.request("/sandbox/3ds", {
    method: "POST",
    body: new URLSearchParams({ setup: setup.setupIntentId, choice: "approve" }),
  });
  expect(await deps.payments.submitPayment(await visitor.submission(paymentDetails))).toMatchObject({ kind: "action" });
  const intents = await readRows(
    deps.database.queries,
    sql`select document #>> '{next_action,type}' as asked from stripe_sandbox.objects where kind = 'payment_intent'`,
  );
  expect(intents).toEqual([{ asked: "use_stripe_sdk" }]);
});
