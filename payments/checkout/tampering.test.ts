import { sql } from "drizzle-orm";
import { addItems } from "../../contracts/commerce/baskets.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PaymentDetails, paymentDetails as paymentDetailsSchema, type ClaimedValues } from "../port/payments.ts";
import { readRows } from "../../database/open-database.ts";
import { adyenCard, adyenDetails, stripeSetup } from "../../test/payments/pay-with.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

/** The number of payments, orders and charges. */
const countRows = async () => {
  const [row] = await readRows<Record<string, number>>(
    fixture.database.queries,
    sql`select (select count(*)::int from payments.payments) as payments,
      (select count(*)::int from commerce.orders) as orders,
      (select count(*)::int from adyen_sandbox.payments) as adyen,
      (select count(*)::int from stripe_sandbox.objects where kind = 'payment_intent') as stripe`,
  );
  return row;
};

describe("the values that a request claims", () => {
  it.each<ClaimedValues>([
    { amount: 1 },
    { amount: 0 },
    { amount: -9900 },
    { currency: "USD" },
    { currency: "eur" },
    { reference: "VCS-ELSE0-00001" },
    { shopperReference: "another-shopper" },
    { shopperIP: "198.51.100.7" },
    { shopperEmail: "eve@example.com" },
    { countryCode: "NL" },
    { amount: 9900, currency: "EUR", shopperReference: "another-shopper" },
  ])("are refused and change nothing if they are %j", async (claimed) => {
    const visitor = await fixture.visit();
    const submission = await visitor.submission(await adyenCard(fixture.apps.adyen), { claimed });
    const before = await countRows();
    const { amount, currency, ...others } = claimed;
    const isComplete = amount !== undefined && currency !== undefined;
    const reason = Object.keys(others).length > 0 ? "tampered" : isComplete ? "amountChanged" : "amountMissing";
    expect(await fixture.payments.submitPayment(submission)).toEqual({ kind: "requestRefused", reason });
    expect(await countRows()).toEqual(before);
    const start = { buyer: await visitor.buyer(), source: visitor.source, basketId: visitor.basketId, claimed };
    // The buyer is looked up last.
    const isAboutBuyer = "shopperReference" in others && !isComplete;
    expect(await fixture.payments.startCheckout(start)).toEqual({
      kind: "requestRefused",
      reason: isAboutBuyer ? "amountMissing" : reason,
    });
  });

  it("are accepted if they are the server's own", async () => {
    const visitor = await fixture.visit();
    const started = await fixture.payments.startCheckout({
      buyer: await visitor.buyer(),
      source: visitor.source,
      basketId: visitor.basketId,
      claimed: await visitor.shown(),
    });
    if (started.kind !== "ready") throw new Error(started.kind);
    const { amount, currency } = started.money;
    const claimed = {
      amount,
      currency,
      shopperReference: `guest-${visitor.shopper.customerId}`,
      shopperIP: "203.0.113.9",
      shopperEmail: "ada@example.com",
      countryCode: "DE",
    };
    const submission = await visitor.submission(await adyenCard(fixture.apps.adyen), { claimed });
    expect(await fixture.payments.submitPayment(submission)).toMatchObject({ kind: "authorised" });
  });
});

it("a basket for another vehicle than the order's is refused and stays unchanged", async () => {
  const visitor = await fixture.visit();
  const params = { siteId: "VCS", basketId: visitor.basketId };
  await visitor.call(addItems, { params, body: [{ product_id: "NAV-12M", c_SNP_OMS_vin: "SALEA7BWAS2Z00777" }] });
  const submission = await visitor.submission(await adyenCard(fixture.apps.adyen));
  const before = await countRows();
  expect(await fixture.payments.submitPayment(submission)).toEqual({
    kind: "requestRefused",
    reason: "basketNotReady",
  });
  expect(await countRows()).toEqual(before);
  const orderFields = { c_SNP_OMS_vin: "SALEA7BWAS2Z00777" };
  expect(await fixture.payments.submitPayment({ ...submission, orderFields })).toMatchObject({ kind: "authorised" });
});

describe("a customer", () => {
  const paid = async () => {
    const visitor = await fixture.visit();
    const outcome = await fixture.payments.submitPayment(await visitor.submission(await adyenCard(fixture.apps.adyen)));
    if (outcome.kind !== "authorised") throw new Error(outcome.kind);
    return { visitor, orderNo: outcome.orderNo, token: outcome.method!.token! };
  };

  it("cannot pay for the basket of another customer", async () => {
    const [one, other] = [await fixture.visit(), await fixture.visit()];
    const submission = await one.submission(await adyenCard(fixture.apps.adyen), { basketId: other.basketId });
    const before = await countRows();
    expect(await fixture.payments.submitPayment(submission)).toEqual({ kind: "requestRefused", reason: "notFound" });
    expect(await countRows()).toEqual(before);
  });

  it("cannot read, continue or end the payment of another customer's order", async () => {
    const { orderNo } = await paid();
    const eve = await (await fixture.visit()).buyer();
    const no = { kind: "requestRefused", reason: "notFound" };
    expect(await fixture.payments.readPayment({ buyer: eve, orderNo })).toEqual(no);
    expect(await fixture.payments.continuePayment({ buyer: eve, orderNo, actionResult: {} })).toEqual(no);
    expect(await fixture.payments.endUnfinishedPayment({ buyer: eve, orderNo })).toEqual(no);
  });

  it("cannot read an own order from the site of the other make", async () => {
    const { visitor, orderNo } = await paid();
    const buyer = { ...(await visitor.buyer()), siteId: "VCSJ" };
    expect(await fixture.payments.readPayment({ buyer, orderNo })).toEqual({
      kind: "requestRefused",
      reason: "notFound",
    });
  });

  it("cannot pay with the saved card of another customer", async () => {
    const { token } = await paid();
    const eve = await fixture.visit();
    const before = await countRows();
    const stolen = adyenDetails({ type: "scheme", storedPaymentMethodId: token });
    expect(await fixture.payments.submitPayment(await eve.submission(stolen))).toEqual({
      kind: "requestRefused",
      reason: "notFound",
    });
    expect(await countRows()).toEqual(before);
  });

  it("cannot pay with the setup or saved card of another customer at Stripe", async () => {
    const owner = await fixture.visit({ country: "GB" });
    const { paymentDetails } = await stripeSetup({ app: fixture.apps.stripe, payments: fixture.payments }, owner);
    const eve = await fixture.visit({ country: "GB" });
    const no = { kind: "requestRefused", reason: "notFound" };
    expect(await fixture.payments.submitPayment(await eve.submission(paymentDetails))).toEqual(no);
    const outcome = await fixture.payments.submitPayment(await owner.submission(paymentDetails));
    if (outcome.kind !== "authorised") throw new Error(outcome.kind);
    const stolen: PaymentDetails = { provider: "stripe", token: outcome.method!.token! };
    expect(await fixture.payments.submitPayment(await eve.submission(stolen))).toEqual(no);
  });

  it("cannot approve a payment with the bank's answer to another customer", async () => {
    const [one, other] = [await fixture.visit({ country: "NL" }), await fixture.visit({ country: "NL" })];
    const ask = async (visitor: typeof one) => {
      const outcome = await fixture.payments.submitPayment(await visitor.submission(adyenDetails({ type: "ideal" })));
      if (outcome.kind !== "action") throw new Error(outcome.kind);
      return { orderNo: outcome.orderNo, payment: new URL(String(outcome.action.url)).searchParams.get("payment")! };
    };
    const [mine, theirs] = [await ask(one), await ask(other)];
    await fixture.apps.adyen.request("/sandbox/bank", {
      method: "POST",
      body: new URLSearchParams({ payment: theirs.payment, choice: "approve" }),
    });
    const request = {
      buyer: await one.buyer(),
      orderNo: mine.orderNo,
      actionResult: { redirectResult: theirs.payment },
    };
    expect(await fixture.payments.continuePayment(request)).toMatchObject({
      kind: "failed",
      error: "invalid_request_error",
    });
    expect(await fixture.payments.readPayment({ buyer: await one.buyer(), orderNo: mine.orderNo })).toMatchObject({
      kind: "action",
    });
  });

  it("cannot pay with the provider of another market", async () => {
    const visitor = await fixture.visit({ country: "GB" });
    const submission = await visitor.submission(await adyenCard(fixture.apps.adyen));
    expect(await fixture.payments.submitPayment(submission)).toEqual({ kind: "requestRefused", reason: "tampered" });
  });
});

describe("a card of another country than the billing address", () => {
  it("is refused at Adyen after the bank named its country: the payment is reversed, the basket is open", async () => {
    const visitor = await fixture.visit({ country: "DE" });
    const paymentDetails = await adyenCard(fixture.apps.adyen, { number: "4988438843884305" });
    const submission = await visitor.submission(paymentDetails, { mustMatchBillingCountry: true });
    expect(await fixture.payments.submitPayment(submission)).toMatchObject({
      kind: "failed",
      error: "billing_address_missmatch",
    });
    await fixture.drain();
    const rows = await readRows(
      fixture.database.queries,
      sql`select state, due_at from payments.payments where customer_id = ${visitor.shopper.customerId}`,
    );
    expect(rows).toEqual([{ state: "REVERSED", due_at: null }]);
  });

  it.each(["NL13TEST0123456789", "nl13 test 0123 4567 89"])(
    "is refused at Adyen before anything is ordered when it is the account %s",
    async (iban) => {
      const visitor = await fixture.visit({ country: "DE" });
      const before = await countRows();
      const paymentDetails = adyenDetails({ type: "sepadirectdebit", iban, ownerName: "A Byron" });
      const submission = await visitor.submission(paymentDetails, { mustMatchBillingCountry: true });
      expect(await fixture.payments.submitPayment(submission)).toMatchObject({ error: "billing_address_missmatch" });
      expect(await countRows()).toEqual(before);
    },
  );

  it("is accepted where the site does not require a match", async () => {
    const visitor = await fixture.visit({ country: "DE" });
    const paymentDetails = adyenDetails({ type: "sepadirectdebit", iban: "NL13TEST0123456789", ownerName: "A Byron" });
    const outcome = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
    expect(outcome.kind).toBe("pending");
  });

  it("is refused at Stripe before anything is ordered", async () => {
    const visitor = await fixture.visit({ country: "GB" });
    const { paymentDetails } = await stripeSetup({ app: fixture.apps.stripe, payments: fixture.payments }, visitor, {
      "payment_method_data[card][number]": "4000002760000016",
    });
    const before = await countRows();
    const submission = await visitor.submission(paymentDetails, { mustMatchBillingCountry: true });
    expect(await fixture.payments.submitPayment(submission)).toMatchObject({ error: "billing_address_missmatch" });
    expect(await countRows()).toEqual(before);
  });
});

describe("payment details", () => {
  it.each([
    { provider: "adyen", paymentMethod: { type: "scheme", encryptedCardNumber: "4111111111111111" } },
    { provider: "adyen", paymentMethod: { type: "scheme", encryptedCardNumber: "test_4111111111111111" } },
    { provider: "adyen", paymentMethod: { type: "scheme", number: "4111111111111111" } },
    { provider: "adyen", paymentMethod: { type: "scheme", holderName: "4111 1111 1111 1111" } },
    { provider: "adyen", paymentMethod: { type: "scheme" }, amount: 1 },
    { provider: "adyen", paymentMethod: { type: "paypal" } },
    { provider: "stripe" },
    { provider: "stripe", setupIntentId: "seti_1", token: "pm_1" },
    { provider: "stripe", setupIntentId: "../customers" },
    { provider: "paypal" },
  ])("%j are refused", (given) => {
    expect(paymentDetailsSchema.safeParse(given).success).toBe(false);
  });
});
