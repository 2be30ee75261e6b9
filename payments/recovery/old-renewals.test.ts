import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { charge } from "../../contracts/charges/charges.ts";
import { readRows } from "../../database/open-database.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import {
  chargesOf,
  payOnce,
  type ProviderOfTest,
  readPayment,
  sendAdyenItem,
} from "../../test/payments/provider-messages.ts";

const hour = 3_600;
const day = 24 * hour;

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  for (const wire of Object.values(fixture.faults)) wire.clear();
});

type Loss = "request lost" | "answer lost";

/** A renewal whose call got no answer, with the provider's messages lost as well. */
async function requestUnanswered(provider: ProviderOfTest, loss: Loss) {
  const { token, currency, orderNo } = await payOnce(fixture, provider);
  const reference = `R-${orderNo}`;
  const body = { idempotencyKey: `renew:${orderNo}`, amount: 8900, currency, token, reference };
  fixture.faults[provider].next(loss, loss, loss);
  expect(await chargesOf(fixture)(charge, { body })).toMatchObject({ status: "pending" });
  await fixture.database.queries.execute(sql`delete from jobs where topic like '%-sandbox.%'`);
  return body;
}

const chargesMade = async (provider: ProviderOfTest, reference: string) =>
  (
    await readRows<{ n: number }>(
      fixture.database.queries,
      provider === "adyen"
        ? sql`select count(*)::int as n from adyen_sandbox.payments where reference like ${`${reference}.%`}`
        : sql`select count(*)::int as n from stripe_sandbox.objects
            where kind = 'payment_intent' and document #>> '{metadata,orderNo}' like ${`${reference}.%`}`,
    )
  )[0]?.n;

/** Makes the submitted payments older, without a round of recovery. */
async function ageSubmittedPayments(seconds: number) {
  const { database } = fixture;
  await database.queries.execute(sql`
    update payments.payments set submitted_at = submitted_at - make_interval(secs => ${seconds})
    where state = 'SUBMITTED'`);
}

const dropKeys = () => fixture.database.queries.execute(sql`delete from payment_sandbox.answers`);

describe("a renewal without an answer", () => {
  it.each<[ProviderOfTest, number]>([
    ["stripe", 22 * hour],
    ["adyen", 6 * day],
  ])("of %s is sent again while its key is valid", async (provider, age) => {
    const body = await requestUnanswered(provider, "request lost");
    await ageSubmittedPayments(age);
    await fixture.pass(120);
    expect(await chargesOf(fixture)(charge, { body })).toMatchObject({ status: "charged" });
    expect(await chargesMade(provider, body.reference)).toBe(1);
  });

  it("of Stripe is looked up first, so that an expired key cannot charge twice", async () => {
    const body = await requestUnanswered("stripe", "answer lost");
    await dropKeys();
    await ageSubmittedPayments(2 * day);
    await fixture.pass(120);
    expect(await chargesOf(fixture)(charge, { body })).toMatchObject({ status: "charged" });
    expect(await chargesMade("stripe", body.reference)).toBe(1);
  });

  it.each<[ProviderOfTest, number]>([
    ["stripe", 25 * hour],
    ["adyen", 8 * day],
  ])("of %s fails once its key may have expired, and can be requested again", async (provider, age) => {
    const body = await requestUnanswered(provider, "request lost");
    await dropKeys();
    await ageSubmittedPayments(age);
    await fixture.pass(120);
    expect(await chargesMade(provider, body.reference)).toBe(0);
    expect(await chargesOf(fixture)(charge, { body })).toMatchObject({ status: "refused" });
    const again = { ...body, idempotencyKey: `${body.idempotencyKey}:2` };
    expect(await chargesOf(fixture)(charge, { body: again })).toMatchObject({ status: "charged" });
  });

  it("that is authorised after it had failed is reversed", async () => {
    const body = await requestUnanswered("adyen", "answer lost");
    await dropKeys();
    await ageSubmittedPayments(8 * day);
    await fixture.pass(120);
    expect(await chargesOf(fixture)(charge, { body })).toMatchObject({ status: "refused" });
    const { merchantReference, amount, currency } = await readPayment(fixture, body.reference);
    const [made] = await readRows<{ psp: string }>(
      fixture.database.queries,
      sql`select psp_reference as psp from adyen_sandbox.payments where reference = ${merchantReference}`,
    );
    const about = { merchantReference, pspReference: made?.psp, amount: { value: amount, currency } };
    await sendAdyenItem(fixture, { eventCode: "AUTHORISATION", ...about });
    await fixture.drain();
    expect(await readPayment(fixture, body.reference)).toMatchObject({ state: "REVERSED" });
  });

  it("is answered by its key even after its method was deleted", async () => {
    const { token, currency, orderNo } = await payOnce(fixture, "adyen");
    const body = { idempotencyKey: `renew:${orderNo}`, amount: 8900, currency, token, reference: `R-${orderNo}` };
    expect(await chargesOf(fixture)(charge, { body })).toMatchObject({ status: "charged" });
    await fixture.database.queries.execute(sql`delete from payments.methods where token = ${token}`);
    expect(await chargesOf(fixture)(charge, { body })).toMatchObject({ status: "charged" });
  });
});
