import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPaymentsFixture, type PaymentsFixture } from "../../../../test/payments/payments-fixture.ts";
import { stripeSetup } from "../../../../test/payments/pay-with.ts";
import { requestTo, paymentContext } from "../../../../test/payments/payment-visit.ts";
import { registerCustomer } from "../../../../test/registered-customer.ts";
import { readStripe, readStripeCustomer } from "./read-stripe.server.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;
const british = () => fixture.visit({ country: "GB" });
const contextOf = (visitor: Visitor) => {
  const { payments, now } = fixture;
  return paymentContext({ payments, now, visitor, localeId: "en-GB" });
};
const sendQuery = async (call: typeof readStripe, visitor: Visitor, query: Record<string, string>) => {
  const response = await call(await contextOf(visitor), requestTo(`/?${new URLSearchParams(query)}`));
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const read = (visitor: Visitor, query: Record<string, string>) => sendQuery(readStripe, visitor, query);
const customerOf = async (visitor: Visitor) =>
  String(await fixture.payments.findProviderCustomer({ buyer: await visitor.buyer(), source: visitor.source }));
const setUp = (visitor: Visitor) => stripeSetup({ app: fixture.apps.stripe, payments: fixture.payments }, visitor);
const countChanges = () => fixture.faults.stripe.seen.filter(({ method }) => method !== "GET").length;

describe("an intent", () => {
  it("is read with its method, the country and the IP address of the request, and nothing is created", async () => {
    const visitor = await british();
    const { setup } = await setUp(visitor);
    const before = countChanges();
    const customer = await customerOf(visitor);
    const query = { service: "setup", setupIntentId: setup.setupIntentId, customer, paymentMethodTypes: "card" };
    expect(await read(visitor, query)).toMatchObject({
      status: 200,
      body: {
        id: setup.setupIntentId,
        status: "succeeded",
        method: { type: "card", last4: "4242" },
        country: "GB",
        ipAddress: "203.0.113.9",
      },
    });
    expect(countChanges()).toBe(before);
  });

  it("of another customer is not found, and no client secret is returned", async () => {
    const [victim, other] = [await british(), await british()];
    const { setup } = await setUp(victim);
    const { setupIntentId } = setup;
    await setUp(other);
    expect((await read(other, { service: "setup", setupIntentId })).status).toBe(404);
    expect((await read(victim, { service: "setup", setupIntentId, customer: await customerOf(other) })).status).toBe(
      404,
    );
    expect((await read(victim, { service: "setup", setupIntentId, payment_method: "pm_other" })).status).toBe(404);
    expect(JSON.stringify(await read(victim, { service: "setup", setupIntentId }))).not.toContain("secret");
  });

  it("is not found by a guest without a record, and none is created", async () => {
    const visitor = await british();
    const before = countChanges();
    expect((await read(visitor, { service: "setup", setupIntentId: "seti_1" })).status).toBe(404);
    expect(countChanges()).toBe(before);
  });
});

describe("an order", () => {
  it("is read by its buyer only", async () => {
    const [visitor, other] = [await british(), await british()];
    const { paymentDetails, setup } = await setUp(visitor);
    const outcome = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
    if (outcome.kind !== "authorised") throw new Error(outcome.kind);
    const { orderNo } = outcome;
    expect(await read(visitor, { service: "order", orderNo, setupIntentId: setup.setupIntentId })).toMatchObject({
      status: 200,
      body: { kind: "authorised", orderNo, setup: { status: "succeeded" }, country: "GB" },
    });
    expect((await read(other, { service: "order", orderNo })).status).toBe(404);
    expect((await read(visitor, { service: "order", orderNo, setupIntentId: "seti_1" })).status).toBe(404);
  });
});

describe("a customer", () => {
  const registered = async () => {
    const visitor = await fixture.visit({ country: "GB", isRegistered: true });
    const { customerId: id, siteId } = visitor.shopper;
    await registerCustomer(fixture.database, { id, siteId, addresses: [], createdAt: fixture.now() });
    return visitor;
  };

  it("reads only their own record and methods", async () => {
    const visitor = await registered();
    const { paymentDetails } = await setUp(visitor);
    await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
    const id = await customerOf(visitor);
    expect(await sendQuery(readStripeCustomer, visitor, { service: "get", stripeCustomerId: id })).toEqual({
      status: 200,
      body: { id },
    });
    const { body } = await read(visitor, { service: "saved" });
    const [saved] = body.saved as { token: string }[];
    expect(await read(visitor, { service: "method", payment_method: saved?.token ?? "" })).toMatchObject({
      status: 200,
      body: { last4: "4242", country: "GB", ipAddress: "203.0.113.9" },
    });
    const other = await registered();
    expect((await read(other, { service: "method", payment_method: saved?.token ?? "" })).status).toBe(404);
    const foreign: Record<string, string>[] = [{ stripeCustomerId: id }, { sap_cdc_id: visitor.shopper.customerId }];
    for (const query of foreign) {
      expect((await sendQuery(readStripeCustomer, other, { service: "get", ...query })).status).toBe(404);
    }
  });

  it("without a record gets 404, and reading creates none", async () => {
    const visitor = await registered();
    const before = countChanges();
    expect((await sendQuery(readStripeCustomer, visitor, { service: "get" })).status).toBe(404);
    expect(countChanges()).toBe(before);
  });
});

describe("a payment method", () => {
  it("of a guest is not found", async () => {
    const visitor = await british();
    expect((await read(visitor, { service: "method", payment_method: "pm_1" })).status).toBe(404);
    expect(await read(visitor, { service: "saved" })).toMatchObject({ status: 200, body: { saved: [] } });
  });
});

it.each([
  [{}, "service"],
  [{ service: "setup" }, "setupIntentId"],
  [{ service: "method" }, "payment_method"],
  [{ service: "order" }, "orderNo"],
])("the answer to %o names the missing parameter %s", async (query, name) => {
  const { status, body } = await read(await british(), query);
  expect([status, body.type, body.detail]).toEqual([400, "MissingParameters", expect.stringContaining(`: ${name}`)]);
});

it.each([
  { service: "pay", basketId: "b" },
  { service: "setup", setupIntentId: "../customers" },
  { service: "order", orderNo: "1", more: "1" },
])("refuses to read %o", async (query) => {
  expect((await read(await british(), query as unknown as Record<string, string>)).status).toBe(400);
});

it("a guest has no customer record at Stripe", async () => {
  expect((await sendQuery(readStripeCustomer, await british(), { service: "get" })).status).toBe(403);
  expect((await sendQuery(readStripeCustomer, await british(), {})).status).toBe(400);
  expect((await sendQuery(readStripeCustomer, await british(), { service: "create" })).status).toBe(400);
});
