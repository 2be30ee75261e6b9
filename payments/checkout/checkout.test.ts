import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Client } from "../../contracts/client.ts";
import { getBasket } from "../../contracts/commerce/baskets.ts";
import { createOrder, getOrder } from "../../contracts/commerce/orders.ts";
import { readRows } from "../../database/open-database.ts";
import { adyenCard, adyenDetails, stripeCard, stripeSetup } from "../../test/payments/pay-with.ts";
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

const orderOf = (visitor: Visitor, orderNo: string) => visitor.call(getOrder, { params: { siteId: "VCS", orderNo } });
const basketOf = (visitor: Visitor) =>
  visitor.call(getBasket, { params: { siteId: "VCS", basketId: visitor.basketId } });
const charges = async () => {
  const [row] = await readRows<{ adyen: number; stripe: number }>(
    fixture.database.queries,
    sql`select (select count(*)::int from adyen_sandbox.payments where state = 'authorised') as adyen,
      (select count(*)::int from stripe_sandbox.objects where kind = 'payment_intent' and document ->> 'status' = 'succeeded') as stripe`,
  );
  return (row?.adyen ?? 0) + (row?.stripe ?? 0);
};
const stateOf = async (orderNo: string) => {
  const [row] = await readRows<{ state: string; due: boolean }>(
    fixture.database.queries,
    sql`select state, due_at is not null as due from payments.payments where reference = ${orderNo}`,
  );
  return row;
};

describe("a card at Adyen", () => {
  it("pays: the order is new and names the method", async () => {
    const visitor = await fixture.visit();
    const outcome = await fixture.payments.submitPayment(await visitor.submission(await adyenCard(fixture.apps.adyen)));
    expect(outcome).toMatchObject({ kind: "authorised", method: { type: "card", brand: "visa", last4: "1111" } });
    if (outcome.kind !== "authorised") return;
    expect(await orderOf(visitor, outcome.orderNo)).toMatchObject({
      status: "new",
      payment_status: "paid",
      c_stripe_status: "succeeded",
      c_cardType: "visa",
      c_last4: "1111",
      c_payment_type: "card",
      c_ipAddress: "203.0.113.9",
      c_SNP_OMS_expirationDate: "03/30",
      c_SNP_OMS_vin: "SALEA7BWAS2Z00201",
      c_SNP_OMS_paymentMethodToken: outcome.method?.token,
    });
    expect(await stateOf(outcome.orderNo)).toEqual({ state: "AUTHORISED", due: false });
    expect(await fixture.payments.submitPayment(await visitor.submission(await adyenCard(fixture.apps.adyen)))).toEqual(
      outcome,
    );
  });

  it("does not charge a price that the customer has not seen", async () => {
    const visitor = await fixture.visit();
    const submission = await visitor.submission(await adyenCard(fixture.apps.adyen));
    const before = await charges();
    const { commerceOcapi } = submission.buyer;
    const dearer: Client = async (endpoint, ...rest) => {
      const document = await commerceOcapi(endpoint, ...rest);
      return Object.is(endpoint, createOrder) ? Object.assign({}, document, { order_total: 1_000 }) : document;
    };
    const outcome = await fixture.payments.submitPayment({
      ...submission,
      buyer: { ...submission.buyer, commerceOcapi: dearer },
    });
    expect(outcome).toEqual({ kind: "requestRefused", reason: "amountChanged" });
    expect(await charges()).toBe(before);
    expect(await basketOf(visitor)).toMatchObject({ product_items: [{}] });
    expect(await fixture.payments.submitPayment(submission)).toMatchObject({ kind: "authorised" });
  });

  it.each([
    ["DECLINED", "2"],
    ["BLOCK_CARD", "5"],
    ["CARD_EXPIRED", "6"],
    ["NOT_ENOUGH_BALANCE", "12"],
    ["FRAUD", "20"],
    ["CVC_DECLINED", "24"],
  ])("leaves the basket open when it is refused for %s", async (holderName, code) => {
    const visitor = await fixture.visit();
    const paymentDetails = await adyenCard(fixture.apps.adyen, { holderName });
    const outcome = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
    expect(outcome).toMatchObject({ kind: "failed", error: "card_error", code });
    if (outcome.kind !== "failed") return;
    expect(await orderOf(visitor, outcome.orderNo!)).toMatchObject({ status: "failed", c_stripe_status: "error" });
    expect((await basketOf(visitor)).product_items).toHaveLength(1);
    const again = await fixture.payments.submitPayment(await visitor.submission(await adyenCard(fixture.apps.adyen)));
    expect(again).toMatchObject({ kind: "authorised" });
    expect(again).not.toMatchObject({ orderNo: outcome.orderNo });
  });

  it.each([
    ["Y", { kind: "authorised" }, "new"],
    ["N", { kind: "failed", error: "card_authorisation_error" }, "failed"],
  ])("is paid or refused by the challenge result %s of the bank", async (transStatus, expected, status) => {
    const visitor = await fixture.visit();
    const paymentDetails = await adyenCard(fixture.apps.adyen, { number: "4212345678910006" });
    const outcome = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
    expect(outcome).toMatchObject({ kind: "action", provider: "adyen", action: { type: "threeDS2" } });
    if (outcome.kind !== "action") return;
    const { orderNo, action } = outcome;
    const threeDSResult = btoa(JSON.stringify({ transStatus, authorisationToken: action.authorisationToken }));
    const buyer = await visitor.buyer();
    expect(await fixture.payments.continuePayment({ buyer, orderNo, actionResult: { threeDSResult } })).toMatchObject(
      expected,
    );
    expect(await orderOf(visitor, orderNo)).toMatchObject({ status });
  });
});

describe.each([
  ["the returning customer", async () => {}],
  ["the webhook message", () => fixture.pass(60)],
])("a bank payment whose result comes first from %s", (_, hear) => {
  it.each([
    ["ideal", "NL", "approve", { kind: "authorised", method: { type: "ideal" } }],
    ["ideal", "NL", "decline", { kind: "failed", error: "iDeal-error" }],
    ["ideal", "NL", "cancel", { kind: "cancelled" }],
    ["bcmc", "BE", "approve", { kind: "authorised", method: { type: "bancontact" } }],
    ["bcmc", "BE", "decline", { kind: "failed", error: "card_error" }],
  ] as const)('%s in %s ends by the choice "%s" at the bank', async (type, country, choice, ending) => {
    const visitor = await fixture.visit({ country });
    const paymentDetails =
      type === "ideal"
        ? adyenDetails({ type })
        : await adyenCard(fixture.apps.adyen, { type, number: "6703444444444449" });
    const outcome = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
    expect(outcome).toMatchObject({ kind: "action", action: { type: "redirect" } });
    if (outcome.kind !== "action") return;
    const payment = new URL(String(outcome.action.url)).searchParams.get("payment")!;
    const back = await fixture.apps.adyen.request("/sandbox/bank", {
      method: "POST",
      body: new URLSearchParams({ payment, choice }),
    });
    const redirectResult = new URL(back.headers.get("location")!).searchParams.get("redirectResult")!;
    await hear();
    const { orderNo } = outcome;
    const buyer = await visitor.buyer();
    expect(await fixture.payments.continuePayment({ buyer, orderNo, actionResult: { redirectResult } })).toMatchObject(
      ending,
    );
  });
});

describe("a debit", () => {
  it("by SEPA is pending for days, until a webhook message confirms it", async () => {
    const visitor = await fixture.visit();
    const paymentDetails = adyenDetails({ type: "sepadirectdebit", iban: "NL13TEST0123456789", ownerName: "A Byron" });
    const outcome = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
    expect(outcome).toMatchObject({ kind: "pending", method: { type: "sepa_debit", last4: "6789", country: "NL" } });
    if (outcome.kind !== "pending") return;
    expect(await orderOf(visitor, outcome.orderNo)).toMatchObject({ status: "created", c_stripe_status: "processing" });
    await fixture.pass(2 * 86_400);
    expect(await stateOf(outcome.orderNo)).toMatchObject({ state: "PENDING" });
    await fixture.pass(2 * 86_400);
    expect(await stateOf(outcome.orderNo)).toEqual({ state: "AUTHORISED", due: false });
    expect(await orderOf(visitor, outcome.orderNo)).toMatchObject({ status: "new", c_iban_last4: "6789" });
  });
});

describe("a card at Stripe", () => {
  const pay = async (visitor: Visitor, number = "4242424242424242") => {
    const given = { app: fixture.apps.stripe, payments: fixture.payments };
    const { paymentDetails } = await stripeSetup(given, visitor, stripeCard(number));
    return fixture.payments.submitPayment(await visitor.submission(paymentDetails));
  };

  it("pays", async () => {
    const visitor = await fixture.visit({ country: "GB" });
    const outcome = await pay(visitor);
    expect(outcome).toMatchObject({ kind: "authorised", method: { type: "card", brand: "visa", last4: "4242" } });
    if (outcome.kind !== "authorised") return;
    expect(await orderOf(visitor, outcome.orderNo)).toMatchObject({
      status: "new",
      c_stripe_status: "succeeded",
      c_SNP_OMS_stripeCustomerId: expect.stringMatching(/^cus_/),
    });
  });

  it.each([
    ["4000000000000002", "card_error", "generic_decline"],
    ["4000000000009995", "card_error", "insufficient_funds"],
    ["4000000000000069", "card_error", "expired_card"],
    ["4000000000000127", "card_error", "incorrect_cvc"],
    ["4000000000000119", "card_error", "processing_error"],
    ["4000000000000341", "card_error", "generic_decline"],
  ])("%s is refused as %s, %s", async (number, error, code) => {
    const visitor = await fixture.visit({ country: "GB" });
    expect(await pay(visitor, number)).toMatchObject({ kind: "failed", error, code });
    expect((await basketOf(visitor)).product_items).toHaveLength(1);
  });

  it.each([
    ["4000002760003184", true, { kind: "authorised" }],
    ["4000002760003184", false, { kind: "failed", error: "card_authorisation_error" }],
    ["4000008260003178", true, { kind: "failed", error: "card_error", code: "insufficient_funds" }],
  ])("%s, approved: %s, ends as %j", async (number, isApproved, expected) => {
    const visitor = await fixture.visit({ country: "GB" });
    const given = { app: fixture.apps.stripe, payments: fixture.payments };
    const { paymentDetails, setup } = await stripeSetup(given, visitor, stripeCard(number));
    await answerAtBank({ setup: setup.setupIntentId });
    const outcome = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
    expect(outcome).toMatchObject({ kind: "action", provider: "stripe" });
    if (outcome.kind !== "action") return;
    const intent = String(outcome.action.clientSecret).split("_secret")[0]!;
    await answerAtBank({ payment: intent }, isApproved);
    const buyer = await visitor.buyer();
    expect(await fixture.payments.continuePayment({ buyer, orderNo: outcome.orderNo })).toMatchObject(expected);
  });

  const answerAtBank = (about: Record<string, string>, isApproved = true) =>
    fixture.apps.stripe.request("/sandbox/3ds", {
      method: "POST",
      body: new URLSearchParams({ ...about, choice: isApproved ? "approve" : "fail" }),
    });
});

describe("repeated submits", () => {
  it("of one basket, 50 at the same time, charge once", async () => {
    const visitor = await fixture.visit();
    const before = await charges();
    const submissions = await Promise.all(
      Array.from({ length: 50 }, async () => visitor.submission(await adyenCard(fixture.apps.adyen))),
    );
    const outcomes = await Promise.all(submissions.map((one) => fixture.payments.submitPayment(one)));
    expect(outcomes.filter(({ kind }) => kind === "authorised").length).toBeGreaterThan(0);
    expect(new Set(outcomes.map(({ kind }) => kind))).not.toContain("failed");
    expect((await charges()) - before).toBe(1);
    const orders = await readRows(
      fixture.database.queries,
      sql`select order_no from commerce.orders where customer_id = ${visitor.shopper.customerId}`,
    );
    expect(orders).toHaveLength(1);
  });
});
