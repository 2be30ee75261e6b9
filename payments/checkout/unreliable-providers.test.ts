import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getBasket } from "../../contracts/commerce/baskets.ts";
import { readRows } from "../../database/open-database.ts";
import type { NetworkFault } from "../../test/payments/network-faults.ts";
import { adyenCard, stripeSetup } from "../../test/payments/pay-with.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  for (const wire of Object.values(fixture.faults)) wire.clear();
});

type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;

const isBasketOpen = (visitor: Visitor) =>
  visitor.call(getBasket, { params: { siteId: "VCS", basketId: visitor.basketId } }).then(
    () => true,
    () => false,
  );
/** The states of a visitor's payments, orders and charges. */
const statesOf = async ({ shopper }: Visitor) => {
  const [row] = await readRows<{ states: string; orders: string; kept: number; due: number }>(
    fixture.database.queries,
    sql`select
      (select string_agg(state, ',' order by state) from payments.payments where customer_id = ${shopper.customerId}) as states,
      (select string_agg(status, ',' order by status) from commerce.orders where customer_id = ${shopper.customerId}) as orders,
      (select count(*)::int from payments.payments where customer_id = ${shopper.customerId} and due_at is not null) as due,
      (select count(*)::int from adyen_sandbox.payments a join commerce.orders o on o.order_no = a.reference
        where a.state = 'authorised' and o.customer_id = ${shopper.customerId})
      + (select count(*)::int from stripe_sandbox.objects s join commerce.orders o on o.order_no = s.document #>> '{metadata,orderNo}'
        where s.kind = 'payment_intent' and s.document ->> 'status' = 'succeeded' and o.customer_id = ${shopper.customerId}
          and not exists (select 1 from stripe_sandbox.objects r where r.kind = 'refund' and r.document ->> 'payment_intent' = s.id)) as kept`,
  );
  return row;
};

const prepare = {
  adyen: async () => {
    const visitor = await fixture.visit({ country: "DE" });
    return { visitor, submission: await visitor.submission(await adyenCard(fixture.apps.adyen)) };
  },
  stripe: async () => {
    const visitor = await fixture.visit({ country: "GB" });
    const { paymentDetails } = await stripeSetup({ app: fixture.apps.stripe, payments: fixture.payments }, visitor);
    return { visitor, submission: await visitor.submission(paymentDetails) };
  },
};
/** Stripe's setup is read before the payment is sent; the customer record is already cached. */
const callsBefore: Record<"adyen" | "stripe", NetworkFault[]> = { adyen: [], stripe: ["fine"] };
const providers = ["adyen", "stripe"] as const;
const three = (fate: NetworkFault): NetworkFault[] => [fate, fate, fate];

describe.each(providers)("%s", (provider) => {
  it("is down: the customer gets an error, the basket is open and nothing is charged", async () => {
    const { visitor, submission } = await prepare[provider]();
    fixture.faults[provider].next(...callsBefore[provider], ...three("refused"));
    expect(await fixture.payments.submitPayment(submission)).toMatchObject({
      kind: "failed",
      error: "connection_error",
    });
    expect(await isBasketOpen(visitor)).toBe(true);
    await fixture.pass(3600);
    expect(await statesOf(visitor)).toMatchObject({ states: "REFUSED", orders: "failed", kept: 0, due: 0 });
  });

  it.each<NetworkFault>(["request lost", "answer lost", "server error", "nonsense", "slow"])(
    "fails once (%s): the call is repeated with the same key and charges once",
    async (fate) => {
      const { visitor, submission } = await prepare[provider]();
      fixture.faults[provider].next(...callsBefore[provider], fate);
      const { seen } = fixture.faults[provider];
      seen.length = 0;
      expect(await fixture.payments.submitPayment(submission)).toMatchObject({ kind: "authorised" });
      const paid = seen.filter(({ path, method }) => method === "POST" && /payments$|payment_intents$/.test(path));
      expect(paid).toHaveLength(2);
      expect(new Set(paid.map(({ key, body }) => key + body)).size).toBe(1);
      await fixture.pass(60);
      expect(await statesOf(visitor)).toMatchObject({ states: "AUTHORISED", orders: "new", kept: 1, due: 0 });
    },
  );

  it("charges, but its answer is lost: the outcome is `confirming`, and the order is paid later", async () => {
    const { visitor, submission } = await prepare[provider]();
    fixture.faults[provider].next(...callsBefore[provider], ...three("answer lost"));
    expect(await fixture.payments.submitPayment(submission)).toMatchObject({ kind: "confirming" });
    expect(await statesOf(visitor)).toMatchObject({ states: "SUBMITTED", orders: "created" });
    await fixture.pass(120);
    expect(await statesOf(visitor)).toMatchObject({ states: "AUTHORISED", orders: "new", kept: 1, due: 0 });
  });

  it("never receives the payment: the basket is open again after a day", async () => {
    const { visitor, submission } = await prepare[provider]();
    fixture.faults[provider].next(...callsBefore[provider], ...three("request lost"));
    expect(await fixture.payments.submitPayment(submission)).toMatchObject({ kind: "confirming" });
    await fixture.pass(120);
    expect(await statesOf(visitor)).toMatchObject({ states: "SUBMITTED", orders: "created" });
    await fixture.pass(86_400);
    expect(await statesOf(visitor)).toMatchObject({ states: "CANCELLED", orders: "failed", kept: 0, due: 0 });
    expect(await isBasketOpen(visitor)).toBe(true);
  });
});

describe("a late authorisation", () => {
  it("of an abandoned payment is reversed before the basket is released, and the next payment counts", async () => {
    const { visitor, submission } = await prepare.adyen();
    fixture.faults.adyen.next(...three("answer lost"));
    const outcome = await fixture.payments.submitPayment(submission);
    expect(outcome).toMatchObject({ kind: "confirming" });
    await fixture.database.queries.execute(
      sql`update payments.payments set submitted_at = submitted_at - interval '2 days', due_at = created_at
        where customer_id = ${visitor.shopper.customerId}`,
    );
    await fixture.paymentsModule.recover();
    expect(await statesOf(visitor)).toMatchObject({ states: "CANCELLED", orders: "failed", kept: 0 });
    expect(
      await fixture.payments.submitPayment(await visitor.submission(await adyenCard(fixture.apps.adyen))),
    ).toMatchObject({ kind: "authorised" });
    await fixture.pass(60);
    expect(await statesOf(visitor)).toMatchObject({
      states: "AUTHORISED,REVERSED",
      orders: "failed,new",
      kept: 1,
      due: 0,
    });
  });

  it.each<NetworkFault>(["answer lost", "request lost", "server error"])(
    "that comes after a cancel request, %s, pays no order",
    async (fate) => {
      const { visitor, submission } = await prepare.adyen();
      fixture.faults.adyen.next(...three("answer lost"));
      await fixture.payments.submitPayment(submission);
      await fixture.database.queries.execute(
        sql`update payments.payments set submitted_at = submitted_at - interval '2 days', due_at = created_at
          where customer_id = ${visitor.shopper.customerId}`,
      );
      fixture.faults.adyen.next(fate);
      await fixture.paymentsModule.recover();
      expect(await statesOf(visitor)).toMatchObject({ states: "SUBMITTED", orders: "created" });
      await fixture.pass(60);
      await fixture.pass(60);
      expect(await statesOf(visitor)).toMatchObject({ states: "REVERSED", orders: "failed", kept: 0, due: 0 });
      expect(await isBasketOpen(visitor)).toBe(true);
    },
  );
});

describe("commerce", () => {
  it("that refuses the update of the order gets it later", async () => {
    const { visitor, submission } = await prepare.adyen();
    // Read the basket, create the order, update the order.
    fixture.faults.commerce.next("fine", "fine", "server error");
    expect(await fixture.payments.submitPayment(submission)).toMatchObject({ kind: "authorised" });
    expect(await statesOf(visitor)).toMatchObject({ states: "AUTHORISED", orders: "created", due: 1 });
    await fixture.pass(60);
    expect(await statesOf(visitor)).toMatchObject({ states: "AUTHORISED", orders: "new", kept: 1, due: 0 });
  });

  it("whose answer to the order was lost: the order is found and paid", async () => {
    const { visitor, submission } = await prepare.adyen();
    fixture.faults.commerce.next("fine", "answer lost");
    expect(await fixture.payments.submitPayment(submission)).toMatchObject({ kind: "authorised" });
    expect(await statesOf(visitor)).toMatchObject({ states: "AUTHORISED", orders: "new", kept: 1, due: 0 });
  });

  it("that created an order before the process crashed: the basket is released", async () => {
    const { visitor, submission } = await prepare.adyen();
    fixture.faults.commerce.next("fine", "answer lost", "request lost");
    expect(await fixture.payments.submitPayment(submission)).toMatchObject({ kind: "inProgress" });
    expect(await isBasketOpen(visitor)).toBe(false);
    await fixture.pass(61);
    const again = await visitor.submission(await adyenCard(fixture.apps.adyen));
    expect(await fixture.payments.submitPayment(again)).toMatchObject({ kind: "authorised" });
    expect(await statesOf(visitor)).toMatchObject({
      states: "AUTHORISED,CANCELLED",
      orders: "failed,new",
      kept: 1,
      due: 0,
    });
  });

  it("whose order was failed by another system: the payment is reversed", async () => {
    const { visitor, submission } = await prepare.stripe();
    fixture.faults.commerce.next("fine", "fine", "server error");
    await fixture.payments.submitPayment(submission);
    await fixture.database.queries.execute(
      sql`update commerce.orders set status = 'failed' where customer_id = ${visitor.shopper.customerId}`,
    );
    await fixture.pass(60);
    await fixture.pass(60);
    expect(await statesOf(visitor)).toMatchObject({ states: "REVERSED", orders: "failed", kept: 0, due: 0 });
  });
});

describe("an unfinished payment", () => {
  it("that waits for the customer is ended when the customer returns, and the basket is open", async () => {
    const visitor = await fixture.visit();
    const paymentDetails = await adyenCard(fixture.apps.adyen, { number: "4212345678910006" });
    const outcome = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
    if (outcome.kind !== "action") throw new Error(outcome.kind);
    const unfinished = { buyer: await visitor.buyer(), orderNo: outcome.orderNo };
    expect(await fixture.payments.endUnfinishedPayment(unfinished)).toMatchObject({ kind: "cancelled" });
    expect(await isBasketOpen(visitor)).toBe(true);
    const threeDSResult = btoa(
      JSON.stringify({ transStatus: "Y", authorisationToken: outcome.action.authorisationToken }),
    );
    await fixture.payments.continuePayment({ ...unfinished, actionResult: { threeDSResult } });
    await fixture.pass(60);
    expect(await statesOf(visitor)).toMatchObject({ states: "CANCELLED", orders: "failed", kept: 0, due: 0 });
  });

  it("that was paid stays paid", async () => {
    const { visitor, submission } = await prepare.adyen();
    const outcome = await fixture.payments.submitPayment(submission);
    if (outcome.kind !== "authorised") throw new Error(outcome.kind);
    const unfinished = { buyer: await visitor.buyer(), orderNo: outcome.orderNo };
    expect(await fixture.payments.endUnfinishedPayment(unfinished)).toMatchObject({ kind: "authorised" });
  });

  it("that was sent is looked up first", async () => {
    const { visitor, submission } = await prepare.stripe();
    fixture.faults.stripe.next(...callsBefore.stripe, ...three("answer lost"));
    const outcome = await fixture.payments.submitPayment(submission);
    if (outcome.kind !== "confirming") throw new Error(outcome.kind);
    const unfinished = { buyer: await visitor.buyer(), orderNo: outcome.orderNo };
    expect(await fixture.payments.endUnfinishedPayment(unfinished)).toMatchObject({ kind: "authorised" });
  });
});
