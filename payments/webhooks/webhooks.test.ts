import { sql } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readRows } from "../../database/open-database.ts";
import { adyenCard, stripeSetup } from "../../test/payments/pay-with.ts";
import { keys, createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import { signedByAdyen } from "../../test/payments/sandbox-fixtures.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  for (const wire of Object.values(fixture.faults)) wire.clear();
});

const send = (provider: string, body: string, headers: Record<string, string> = {}) =>
  fixture.paymentsModule.webhooks.request(`/webhooks/${provider}`, { method: "POST", body, headers });

type Item = Record<string, unknown> & { amount: { value: number; currency: string } };

const adyenItem = (changes: Partial<Item> = {}): Item => ({
  pspReference: "ABCDEFGHJKLMNPQR",
  merchantAccountCode: keys.merchantAccount,
  merchantReference: "VCS-00000-00000",
  eventCode: "AUTHORISATION",
  success: "true",
  amount: { value: 8900, currency: "EUR" },
  additionalData: {},
  ...changes,
});
const signed = (item: Item) => signedByAdyen(item);

const stripeEvent = (changes: Record<string, unknown> = {}, object: Record<string, unknown> = {}) =>
  JSON.stringify({
    id: "evt_1",
    object: "event",
    livemode: false,
    type: "payment_intent.succeeded",
    data: {
      object: {
        id: "pi_1",
        object: "payment_intent",
        status: "succeeded",
        amount_received: 8900,
        currency: "gbp",
        metadata: { orderNo: "X" },
        payment_method: null,
        ...object,
      },
    },
    ...changes,
  });
const stripeHeader = (payload: string, about: { secret?: string; timestamp?: number } = {}) => ({
  "stripe-signature": Stripe.webhooks.generateTestHeaderString({ payload, secret: keys.webhookSecret, ...about }),
});
const events = async () =>
  (
    await readRows<{ n: number }>(fixture.database.queries, sql`select count(*)::int as n from payments.webhook_events`)
  )[0]?.n;

describe("a forged message", () => {
  const changed = (change: (item: Item) => void) => {
    const document = JSON.parse(signed(adyenItem())) as { notificationItems: { NotificationRequestItem: Item }[] };
    change(document.notificationItems[0]!.NotificationRequestItem);
    return JSON.stringify(document);
  };
  it.each([
    ["of another amount", changed((item) => void (item.amount.value = 1))],
    ["of another order", changed((item) => void (item.merchantReference = "VCS-OTHER"))],
    ["of another outcome", changed((item) => void (item.success = "false"))],
    [
      "without a signature",
      JSON.stringify({ live: "false", notificationItems: [{ NotificationRequestItem: adyenItem() }] }),
    ],
    ["signed with another key", signedByAdyen(adyenItem(), "00".repeat(32))],
    ["for another merchant", signed(adyenItem({ merchantAccountCode: "OtherMerchant" }))],
    ["that claims to be live", signed(adyenItem()).replace('"live":"false"', '"live":"true"')],
    ["that is no JSON", "hello"],
    ["that is empty", ""],
  ])("of Adyen %s is refused", async (_, body) => {
    const before = await events();
    expect((await send("adyen", body)).status).toBe(401);
    expect(await events()).toBe(before);
  });

  const body = stripeEvent();
  it.each([
    ["without a signature", body, {}],
    ["signed with another secret", body, stripeHeader(body, { secret: "whsec_other" })],
    ["changed after it was signed", stripeEvent({}, { amount_received: 1 }), stripeHeader(body)],
    ["signed long ago", body, stripeHeader(body, { timestamp: Math.floor(Date.now() / 1000) - 301 })],
    ["that claims to be live", stripeEvent({ livemode: true }), stripeHeader(stripeEvent({ livemode: true }))],
  ])("of Stripe %s is refused", async (_, text, headers) => {
    const before = await events();
    expect((await send("stripe", text, headers)).status).toBe(401);
    expect(await events()).toBe(before);
  });

  it("for an unknown provider, or too large, is refused", async () => {
    expect((await send("paypal", "{}")).status).toBe(404);
    expect((await send("adyen", "x".repeat(65_600))).status).toBe(413);
  });

  it("cannot be distinguished from a genuine one without the secret, so without one all messages are refused", async () => {
    const { createAdyenProvider } = await import("../adyen/adyen-provider.ts");
    const { createStripeProvider } = await import("../stripe/stripe-provider.ts");
    const settings = { provider: "adyen", environment: "test", clientKey: "k" } as const;
    const adyen = createAdyenProvider({ ...keys, hmacKey: undefined, environment: "test", public: settings });
    expect(adyen.readWebhook(signed(adyenItem()), new Headers())).toBeUndefined();
    const shown = { provider: "stripe", publishableKey: "pk_test" } as const;
    const stripe = createStripeProvider({ ...keys, webhookSecret: undefined, isLive: false, public: shown });
    expect(stripe.readWebhook(body, new Headers(stripeHeader(body)))).toBeUndefined();
  });
});

describe("a genuine message", () => {
  const messages = (provider: string) =>
    readRows<{ id: string; document: Record<string, unknown> }>(
      fixture.database.queries,
      sql`select id, document from payment_sandbox.messages where provider = ${provider} order by made_at, id`,
    );
  const isMessage = (topic: string) => topic.endsWith("send-message");
  /** A payment that was carried out but whose answer was lost, with its messages held back. */
  const payWithLostAnswer = async () => {
    await fixture.drain();
    await fixture.database.queries.execute(sql`delete from payment_sandbox.messages`);
    const visitor = await fixture.visit();
    const submission = await visitor.submission(await adyenCard(fixture.apps.adyen));
    fixture.faults.adyen.next("answer lost", "answer lost", "answer lost");
    const outcome = await fixture.payments.submitPayment(submission);
    if (outcome.kind !== "confirming") throw new Error(outcome.kind);
    const [message] = await messages("adyen");
    return { visitor, orderNo: outcome.orderNo, item: message!.document as Item };
  };
  const stateOf = async (orderNo: string) =>
    (
      await readRows<{ state: string; synced: string; due: boolean }>(
        fixture.database.queries,
        sql`select state, told_state as synced, due_at is not null as due from payments.payments where reference = ${orderNo}`,
      )
    )[0];
  const chargesOf = async (orderNo: string) =>
    readRows(fixture.database.queries, sql`select state from adyen_sandbox.payments where reference = ${orderNo}`);

  it("is stored before it is processed, and processed once however often it comes", async () => {
    const { orderNo, item } = await payWithLostAnswer();
    for (let copy = 0; copy < 5; copy += 1) expect((await send("adyen", signed(item))).status).toBe(202);
    expect(await stateOf(orderNo)).toMatchObject({ state: "SUBMITTED" });
    await fixture.drain((topic) => topic.startsWith("payments."));
    expect(await stateOf(orderNo)).toEqual({ state: "AUTHORISED", synced: "AUTHORISED", due: false });
    await send("adyen", signed(item));
    await fixture.drain();
    expect(await stateOf(orderNo)).toEqual({ state: "AUTHORISED", synced: "AUTHORISED", due: false });
    expect(await chargesOf(orderNo)).toEqual([{ state: "authorised" }]);
  });

  it("whose job was lost is processed by recovery", async () => {
    const { orderNo, item } = await payWithLostAnswer();
    await send("adyen", signed(item));
    await fixture.database.queries.execute(sql`delete from jobs`);
    await fixture.pass(90);
    expect(await stateOf(orderNo)).toMatchObject({ state: "AUTHORISED", synced: "AUTHORISED" });
  });

  it("of a refusal after the authorisation changes nothing", async () => {
    const { orderNo, item } = await payWithLostAnswer();
    await send("adyen", signed(item));
    await send("adyen", signed({ ...item, success: "false" }));
    await fixture.drain((topic) => topic.startsWith("payments."));
    expect(await stateOf(orderNo)).toMatchObject({ state: "AUTHORISED" });
  });

  it("of another amount than ordered reverses the payment, and the order fails", async () => {
    const { orderNo, item } = await payWithLostAnswer();
    await send("adyen", signed({ ...item, amount: { ...item.amount, value: 1 } }));
    await fixture.drain((topic) => !isMessage(topic));
    await fixture.drain();
    expect(await stateOf(orderNo)).toMatchObject({ state: "REVERSED" });
    expect(await chargesOf(orderNo)).toEqual([{ state: "reversed" }]);
  });

  it("of a second charge for one order reverses the second, the first stays", async () => {
    const visitor = await fixture.visit();
    const outcome = await fixture.payments.submitPayment(await visitor.submission(await adyenCard(fixture.apps.adyen)));
    if (outcome.kind !== "authorised") throw new Error(outcome.kind);
    await fixture.drain();
    await fixture.database.queries.execute(sql`
      insert into adyen_sandbox.payments
      select 'SECONDCHARGE2222', merchant_account, reference, shopper_reference, amount, currency, state, method, refusal,
        is_stored, token, return_url, 'second', made_at from adyen_sandbox.payments where reference = ${outcome.orderNo}`);
    const [{ amount, currency }] = (await readRows<{ amount: number; currency: string }>(
      fixture.database.queries,
      sql`select amount, currency from payments.payments where reference = ${outcome.orderNo}`,
    )) as [{ amount: number; currency: string }];
    const item = {
      merchantReference: outcome.orderNo,
      pspReference: "SECONDCHARGE2222",
      amount: { value: amount, currency },
    };
    await send("adyen", signed(adyenItem(item)));
    await fixture.drain();
    expect(await stateOf(outcome.orderNo)).toEqual({ state: "AUTHORISED", synced: "AUTHORISED", due: false });
    const states = await readRows<{ psp: string; state: string }>(
      fixture.database.queries,
      sql`select psp_reference = 'SECONDCHARGE2222' as second, state from adyen_sandbox.payments
        where reference = ${outcome.orderNo} order by 1`,
    );
    expect(states).toEqual([
      { second: false, state: "authorised" },
      { second: true, state: "reversed" },
    ]);
  });

  it("about an unknown payment is accepted and changes nothing", async () => {
    expect((await send("adyen", signed(adyenItem({ pspReference: "NOBODYSPAYMENT22" })))).status).toBe(202);
    await fixture.drain();
    const [event] = await readRows<{ done: boolean }>(
      fixture.database.queries,
      sql`select processed_at is not null as done from payments.webhook_events where event_id like 'NOBODYSPAYMENT22%'`,
    );
    expect(event).toEqual({ done: true });
  });

  it("of Stripe in the wrong order leads to the right state", async () => {
    const visitor = await fixture.visit({ country: "GB" });
    const { paymentDetails } = await stripeSetup({ app: fixture.apps.stripe, payments: fixture.payments }, visitor, {
      "payment_method_data[type]": "sepa_debit",
      "payment_method_data[sepa_debit][iban]": "AT611904300234573201",
    });
    const outcome = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
    expect(outcome).toMatchObject({ kind: "pending" });
    if (outcome.kind !== "pending") return;
    const held = await readRows<{ document: Record<string, unknown> }>(
      fixture.database.queries,
      sql`select document from payment_sandbox.messages where kind = 'payment_intent.processing' order by made_at desc limit 1`,
    );
    await fixture.pass(4 * 86_400);
    expect(await stateOf(outcome.orderNo)).toMatchObject({ state: "AUTHORISED" });
    const late = JSON.stringify({ ...held[0]!.document, id: "evt_late" });
    await send("stripe", late, stripeHeader(late));
    await fixture.drain();
    expect(await stateOf(outcome.orderNo)).toMatchObject({ state: "AUTHORISED" });
  });
});
