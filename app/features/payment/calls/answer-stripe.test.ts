import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPaymentsFixture, type PaymentsFixture } from "../../../../test/payments/payments-fixture.ts";
import { confirmStripeSetup, stripeCard } from "../../../../test/payments/pay-with.ts";
import { requestTo, countLedger, paymentContext } from "../../../../test/payments/payment-visit.ts";
import { answerStripe, readAnswer as read } from "../../../../test/payments/payment-calls.ts";
import { answerStatus } from "./answer-status.server.ts";
import { answerStripeCustomer } from "./answer-stripe.server.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;
const british = () => fixture.visit({ country: "GB" });
const contextOf = (visitor: Visitor) =>
  paymentContext({ payments: fixture.payments, now: fixture.now, localeId: "en-GB", visitor });
const countPayments = () => countLedger(fixture);
/** Total and currency as the page has shown them. */
const pounds = "currency=GBP&totalPrice=89.00";

describe("Stripe", () => {
  const callStripe = async (visitor: Visitor, body: object) =>
    read(await answerStripe(await contextOf(visitor), requestTo(`/?${pounds}`, body)));

  it("is set up, pays, and reports the status of the payment", async () => {
    const visitor = await british();
    const { basketId } = visitor;
    const { body: setup } = await callStripe(visitor, { service: "setup", basketId });
    expect(setup).toMatchObject({ country: "GB", ipAddress: "203.0.113.9", saved: [] });
    const { setupIntentId, clientSecret } = setup as { setupIntentId: string; clientSecret: string };
    await confirmStripeSetup(fixture.apps.stripe, { setupIntentId, clientSecret }, stripeCard("4242424242424242"));
    const { body: outcome } = await callStripe(visitor, { service: "pay", basketId, setupIntentId });
    expect(outcome).toMatchObject({ kind: "authorised" });
    const status = await answerStatus(await contextOf(visitor), requestTo(`/?basketId=${basketId}`));
    expect(await read(status)).toMatchObject({ body: { kind: "authorised", orderNo: outcome.orderNo } });
  });

  it.each(["totalPrice=0.01&currency=GBP", "totalPrice=99.00&currency=EUR"])(
    "charges no other amount than the customer saw: %s",
    async (query) => {
      const visitor = await british();
      const { basketId } = visitor;
      const { body: setup } = await callStripe(visitor, { service: "setup", basketId });
      const { setupIntentId, clientSecret } = setup as { setupIntentId: string; clientSecret: string };
      await confirmStripeSetup(fixture.apps.stripe, { setupIntentId, clientSecret });
      const before = await countPayments();
      const pay = requestTo(`/?${query}`, { service: "pay", basketId, setupIntentId });
      expect(await read(await answerStripe(await contextOf(visitor), pay))).toMatchObject({
        status: 400,
        body: { reason: "amountChanged" },
      });
      expect(await countPayments()).toBe(before);
    },
  );

  it("refuses an intent of another customer", async () => {
    const [victim, attacker] = [await british(), await british()];
    const { body: setup } = await callStripe(victim, { service: "setup", basketId: victim.basketId });
    const { setupIntentId, clientSecret } = setup as { setupIntentId: string; clientSecret: string };
    await confirmStripeSetup(fixture.apps.stripe, { setupIntentId, clientSecret });
    const before = await countPayments();
    expect(await callStripe(attacker, { service: "pay", basketId: attacker.basketId, setupIntentId })).toMatchObject({
      status: 404,
    });
    expect(await countPayments()).toBe(before);
  });

  it("cancels a payment whose bank check was not completed", async () => {
    const visitor = await british();
    const { basketId } = visitor;
    const { body: setup } = await callStripe(visitor, { service: "setup", basketId });
    const { setupIntentId, clientSecret } = setup as { setupIntentId: string; clientSecret: string };
    await confirmStripeSetup(fixture.apps.stripe, { setupIntentId, clientSecret }, stripeCard("4000002760003184"));
    await fixture.apps.stripe.request("/sandbox/3ds", {
      method: "POST",
      body: new URLSearchParams({ setup: setupIntentId, choice: "approve" }),
    });
    const { body: outcome } = await callStripe(visitor, { service: "pay", basketId, setupIntentId });
    expect(outcome).toMatchObject({ kind: "action" });
    const orderNo = String(outcome.orderNo);
    expect(await callStripe(visitor, { service: "continue", orderNo })).toMatchObject({ body: { kind: "action" } });
    expect(await callStripe(visitor, { service: "cancel", orderNo })).toMatchObject({ body: { kind: "cancelled" } });
    expect(await callStripe(visitor, { service: "setup", basketId })).toMatchObject({ status: 200 });
  });

  it.each([
    [{ service: "pay", basketId: "b" }],
    [{ service: "pay", basketId: "b", setupIntentId: "pi_1" }],
    [{ service: "pay", basketId: "b", setupIntentId: "seti_1", token: "pm_1" }],
    [{ service: "refund", orderNo: "1" }],
    [{ service: "attach", setupIntentId: "seti_1", token: "pm_1" }],
    [{}],
  ])("refuses the body %o", async (body) => {
    expect((await callStripe(await british(), body)).status).toBe(400);
  });

  it("has no record of a guest", async () => {
    const context = await contextOf(await british());
    expect((await answerStripeCustomer(context, requestTo("/", { service: "get" }))).status).toBe(403);
  });
});
