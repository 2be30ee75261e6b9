import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { charge, chargesProblem, refund } from "../../contracts/charges/charges.ts";
import { readRows } from "../../database/open-database.ts";
import { adyenDetails, stripeCard, stripeSetup } from "../../test/payments/pay-with.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import { chargesOf, payOnce, readPayment } from "../../test/payments/provider-messages.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  for (const wire of Object.values(fixture.faults)) wire.clear();
});

const call = () => chargesOf(fixture);

describe.each(["adyen", "stripe"] as const)("%s", (provider) => {
  it("charges a renewal once for each key", async () => {
    const { token, currency } = await payOnce(fixture, provider);
    const body = { idempotencyKey: `renew:${token}:1`, amount: 8900, currency, token, reference: `R-${token}` };
    const first = await call()(charge, { body });
    expect(first).toMatchObject({ status: "charged" });
    expect(await Promise.all([call()(charge, { body }), call()(charge, { body })])).toEqual([first, first]);
    await expect(call()(charge, { body: { ...body, amount: 1 } })).rejects.toMatchObject({ status: 409 });
  });

  it("looks up a renewal whose answer was lost", async () => {
    const { token, currency } = await payOnce(fixture, provider);
    const body = { idempotencyKey: `renew:${token}:lost`, amount: 8900, currency, token, reference: `R-${token}-lost` };
    fixture.faults[provider].next("answer lost", "answer lost", "answer lost");
    expect(await call()(charge, { body })).toMatchObject({ status: "pending" });
    await fixture.pass(120);
    expect(await call()(charge, { body })).toMatchObject({ status: "charged" });
    const rows = await readRows(
      fixture.database.queries,
      sql`select state, due_at from payments.payments where reference = ${body.reference}`,
    );
    expect(rows).toEqual([{ state: "AUTHORISED", due_at: null }]);
  });

  it("refunds an order, never more than was paid", async () => {
    const { orderNo, currency, token, amount: total } = await payOnce(fixture, provider);
    const ask = (key: string, amount: number) =>
      call()(refund, { body: { idempotencyKey: key, amount, currency, token, reference: orderNo } });
    const status = async (key: string, amount: number) => {
      await ask(key, amount);
      await fixture.drain();
      return (await ask(key, amount)).status;
    };
    expect(await status(`refund:${orderNo}:1`, total - 100)).toBe("refunded");
    expect(await status(`refund:${orderNo}:2`, 101)).toBe("refused");
    expect(await status(`refund:${orderNo}:3`, 100)).toBe("refunded");
    expect(await status(`refund:${orderNo}:4`, 1)).toBe("refused");
  });

  it("refunds once, though the answer is lost", async () => {
    const { orderNo, currency, token } = await payOnce(fixture, provider);
    const body = { idempotencyKey: `refund:${orderNo}`, amount: 100, currency, token, reference: orderNo };
    fixture.faults[provider].next("answer lost", "answer lost", "answer lost");
    expect(await call()(refund, { body })).toMatchObject({ status: "pending" });
    await fixture.pass(180);
    expect(await call()(refund, { body })).toMatchObject({ status: "refunded" });
    const [given] = await readRows<{ n: number }>(
      fixture.database.queries,
      provider === "adyen"
        ? sql`select count(*)::int as n from adyen_sandbox.modifications m join adyen_sandbox.payments p on p.psp_reference = m.payment where p.reference = ${orderNo}`
        : sql`select count(*)::int as n from stripe_sandbox.objects r join stripe_sandbox.objects p on p.id = r.document ->> 'payment_intent'
            where r.kind = 'refund' and p.document #>> '{metadata,orderNo}' = ${orderNo}`,
    );
    expect(given).toEqual({ n: 1 });
  });
});

describe("a charge or a refund", () => {
  it("is refused when the bank of the card requires authentication", async () => {
    const visitor = await fixture.visit({ country: "GB" });
    const given = { app: fixture.apps.stripe, payments: fixture.payments };
    const { paymentDetails, setup } = await stripeSetup(given, visitor, stripeCard("4000002760003184"));
    const bank = (about: Record<string, string>) =>
      fixture.apps.stripe.request("/sandbox/3ds", {
        method: "POST",
        body: new URLSearchParams({ ...about, choice: "approve" }),
      });
    await bank({ setup: setup.setupIntentId });
    const asked = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
    if (asked.kind !== "action") throw new Error(asked.kind);
    await bank({ payment: String(asked.action.clientSecret).split("_secret")[0]! });
    const outcome = await fixture.payments.continuePayment({ buyer: await visitor.buyer(), orderNo: asked.orderNo });
    if (outcome.kind !== "authorised") throw new Error(outcome.kind);
    const body = {
      idempotencyKey: "renew:asks",
      amount: 8900,
      currency: "GBP",
      token: outcome.method!.token!,
      reference: "R-asks",
    };
    expect(await call()(charge, { body })).toMatchObject({ status: "refused", reason: "authentication_required" });
  });

  it("is refused for an unknown method or order", async () => {
    const body = {
      idempotencyKey: "unknown",
      amount: 8900,
      currency: "EUR",
      token: "tok_unknown",
      reference: "R-unknown",
    };
    expect(await call()(charge, { body })).toMatchObject({ status: "refused" });
    expect(await call()(refund, { body })).toMatchObject({ status: "refused" });
  });

  it("is refused in another currency", async () => {
    const { orderNo } = await payOnce(fixture, "adyen");
    const body = { idempotencyKey: "other-currency", amount: 1, currency: "GBP", token: null, reference: orderNo };
    expect(await call()(refund, { body })).toMatchObject({ status: "refused" });
  });

  it.each([undefined, {}, { amount: 0 }, { more: 1 }])("is refused with the body %j", async (body) => {
    for (const path of ["/charges", "/refunds"]) {
      const init = { method: "POST", ...(body && { body: JSON.stringify(body) }) };
      const response = await fixture.paymentsModule.charges.request(path, init);
      expect(response.status).toBe(400);
      expect(chargesProblem.parse(await response.json()).title).toBe("Bad Request");
    }
  });
});

it("keeps a renewal by debit pending until the bank has decided", async () => {
  const visitor = await fixture.visit();
  const paymentDetails = adyenDetails({ type: "sepadirectdebit", iban: "NL13TEST0123456789", ownerName: "A Byron" });
  const outcome = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
  if (outcome.kind !== "pending") throw new Error(outcome.kind);
  await fixture.drain();
  const token = (await readPayment(fixture, outcome.orderNo)).method!.token!;
  const body = { idempotencyKey: "renew:debit", amount: 8900, currency: "EUR", token, reference: "R-debit" };
  expect(await call()(charge, { body })).toMatchObject({ status: "pending" });
  await fixture.pass(2 * 86_400);
  expect(await call()(charge, { body })).toMatchObject({ status: "pending" });
  await fixture.pass(2 * 86_400);
  expect(await call()(charge, { body })).toMatchObject({ status: "charged" });
});
