import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { adyenCard, adyenDetails, confirmStripeSetup, stripeCard } from "../../test/payments/pay-with.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import { registerCustomer } from "../../test/registered-customer.ts";
import { methods, payments } from "../ledger/tables.ts";
import type { BillingAddress, PaymentDetails, Payments, ClaimedValues } from "../port/payments.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  for (const wire of Object.values(fixture.faults)) wire.clear();
  fixture.reports.length = 0;
});

type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;
type Country = "DE" | "GB";

let customers = 0;
async function visitAsCustomer(country: Country): Promise<Visitor> {
  customers += 1;
  const id = `adding${customers}`;
  await registerCustomer(fixture.database, { id, siteId: "VCS", addresses: [], createdAt: fixture.now() });
  return fixture.visit({ country, customerId: id, isRegistered: true });
}

const address = (country: string): BillingAddress => ({
  firstName: "Ada",
  lastName: "Byron",
  street: "Hauptstraße 12",
  city: "Berlin",
  postalCode: "10115",
  country,
});

type Request = Parameters<Payments["submitMethod"]>[0];
const submit = async (visitor: Visitor, paymentDetails: PaymentDetails, more: Partial<Request> = {}) =>
  fixture.payments.submitMethod({
    buyer: await visitor.buyer(),
    source: visitor.source,
    paymentDetails,
    address: address(visitor.source.country),
    email: "ada@example.com",
    mustMatchBillingCountry: false,
    ...more,
  });

/** What Stripe's script does in the browser when a method is added. */
async function setUp(visitor: Visitor, typed: Record<string, string> = {}): Promise<PaymentDetails> {
  const started = await fixture.payments.startAddMethod({ buyer: await visitor.buyer(), source: visitor.source });
  if (started.kind !== "ready") throw new Error(started.kind);
  const setup = started.widget as { setupIntentId: string; clientSecret: string };
  await confirmStripeSetup(fixture.apps.stripe, setup, typed);
  return { provider: "stripe", setupIntentId: setup.setupIntentId };
}
const typeIn = (visitor: Visitor): Promise<PaymentDetails> =>
  visitor.source.country === "GB" ? setUp(visitor) : adyenCard(fixture.apps.adyen);

const verifications = ({ shopper }: Visitor) =>
  fixture.database.queries.select().from(payments).where(eq(payments.customerId, shopper.customerId));
const keptOf = ({ shopper }: Visitor) =>
  fixture.database.queries.select().from(methods).where(eq(methods.shopperReference, shopper.customerId));

describe.each<[Country, string]>([
  ["DE", "1111"],
  ["GB", "4242"],
])("a customer in %s", (country, last4) => {
  it("adds a card, which is stored and can be charged", async () => {
    const visitor = await visitAsCustomer(country);
    const outcome = await submit(visitor, await typeIn(visitor));
    expect(outcome).toMatchObject({ kind: "added", method: { type: "card", last4 } });
    const token = outcome.kind === "added" ? outcome.method.token : "";
    expect(await keptOf(visitor)).toMatchObject([{ token, country, addedAt: fixture.now() }]);
  });

  it.each<[ClaimedValues, boolean]>([
    [{}, true],
    [{ amount: 0 }, true],
    [{ amount: 0, countryCode: country, shopperIP: "203.0.113.9" }, true],
    [{ amount: 1 }, false],
    [{ amount: -1 }, false],
    [{ countryCode: "US" }, false],
    [{ shopperIP: "198.51.100.7" }, false],
    [{ shopperReference: "another" }, false],
    [{ currency: "EUR" }, false],
    [{ reference: "ORDER-1" }, false],
  ])("who claims %j is accepted: %s", async (claimed, isServed) => {
    const visitor = await visitAsCustomer(country);
    const outcome = await submit(visitor, await typeIn(visitor), { claimed });
    expect(outcome).toMatchObject(isServed ? { kind: "added" } : { kind: "requestRefused", reason: "tampered" });
    expect(await keptOf(visitor)).toHaveLength(isServed ? 1 : 0);
  });

  it("cannot choose the provider", async () => {
    const visitor = await visitAsCustomer(country);
    const paymentDetails: PaymentDetails =
      country === "GB" ? await adyenCard(fixture.apps.adyen) : { provider: "stripe", setupIntentId: "seti_1" };
    expect(await submit(visitor, paymentDetails)).toEqual({ kind: "requestRefused", reason: "tampered" });
  });

  it("cannot add a method as a guest", async () => {
    const guest = await fixture.visit({ country });
    const paymentDetails =
      country === "GB" ? await setUp(await visitAsCustomer("GB")) : await adyenCard(fixture.apps.adyen);
    expect(await submit(guest, paymentDetails)).toEqual({ kind: "requestRefused", reason: "notFound" });
  });

  it("gets an error while the provider does not answer, and nothing is stored", async () => {
    const visitor = await visitAsCustomer(country);
    const paymentDetails = await typeIn(visitor);
    fixture.faults[country === "GB" ? "stripe" : "adyen"].next("request lost", "request lost", "request lost");
    expect(await submit(visitor, paymentDetails)).toEqual({ kind: "failed", error: "connection_error", code: null });
    expect(await keptOf(visitor)).toEqual([]);
    expect(fixture.reports).toHaveLength(1);
  });
});

describe("a method at Stripe", () => {
  it("that another customer has set up is not found", async () => {
    const paymentDetails = await setUp(await visitAsCustomer("GB"));
    const eve = await visitAsCustomer("GB");
    expect(await submit(eve, paymentDetails)).toEqual({ kind: "requestRefused", reason: "notFound" });
    expect(await keptOf(eve)).toEqual([]);
  });

  it.each([
    ["4000000000000002", { error: "card_error", code: "generic_decline" }],
    ["4000000000009995", { error: "card_error", code: "insufficient_funds" }],
    ["4000000000000069", { error: "card_error", code: "expired_card" }],
    ["4000002500003155", { error: "card_authorisation_error", code: null }],
  ])("is not added with the card %s", async (number, failure) => {
    const visitor = await visitAsCustomer("GB");
    const paymentDetails = await setUp(visitor, stripeCard(number));
    expect(await submit(visitor, paymentDetails)).toMatchObject({ kind: "failed", ...failure });
    expect(await keptOf(visitor)).toEqual([]);
  });

  it.each([
    [true, { kind: "failed", error: "billing_address_missmatch", code: null }],
    [false, { kind: "added", method: { country: "DE" } }],
  ])(
    "from another country than the billing address is refused if they must match (%s)",
    async (mustMatchBillingCountry, outcome) => {
      const visitor = await visitAsCustomer("GB");
      const paymentDetails = await setUp(visitor, stripeCard("4000002760000016"));
      expect(await submit(visitor, paymentDetails, { mustMatchBillingCountry })).toMatchObject(outcome);
    },
  );

  it("creates no payment in the ledger", async () => {
    const visitor = await visitAsCustomer("GB");
    await submit(visitor, await setUp(visitor));
    expect(await verifications(visitor)).toEqual([]);
  });

  it("is stored once, even when the page sends it twice", async () => {
    const visitor = await visitAsCustomer("GB");
    const paymentDetails = await setUp(visitor);
    const first = await submit(visitor, paymentDetails);
    expect(await submit(visitor, paymentDetails)).toEqual(first);
    expect(await keptOf(visitor)).toHaveLength(1);
  });
});

describe("a method at Adyen", () => {
  it("is verified by a payment of zero, with its own reference and key", async () => {
    const visitor = await visitAsCustomer("DE");
    await submit(visitor, await adyenCard(fixture.apps.adyen));
    const [payment, ...others] = await verifications(visitor);
    expect(others).toEqual([]);
    expect(payment).toMatchObject({ purpose: "method", state: "AUTHORISED", amount: 0, currency: "EUR", dueAt: null });
    const name = `method-${payment?.id}`;
    expect(payment).toMatchObject({
      orderReference: name,
      merchantReference: name,
      idempotencyKey: `method:${payment?.id}`,
    });
  });

  it.each([
    ["DECLINED", "card_error", "2"],
    ["NOT_3D_AUTHENTICATED", "card_authorisation_error", "11"],
  ])("is not added when the bank refuses it (%s)", async (holderName, error, code) => {
    const visitor = await visitAsCustomer("DE");
    const paymentDetails = await adyenCard(fixture.apps.adyen, { holderName });
    expect(await submit(visitor, paymentDetails)).toEqual({ kind: "failed", error, code });
    expect(await keptOf(visitor)).toEqual([]);
  });

  it("that is saved for another customer is not found", async () => {
    const ada = await visitAsCustomer("DE");
    const outcome = await submit(ada, await adyenCard(fixture.apps.adyen));
    const storedPaymentMethodId = outcome.kind === "added" ? outcome.method.token : "";
    const eve = await visitAsCustomer("DE");
    const stolen = adyenDetails({ type: "scheme", storedPaymentMethodId });
    expect(await submit(eve, stolen)).toEqual({ kind: "requestRefused", reason: "notFound" });
    expect(await verifications(eve)).toEqual([]);
  });

  it("from another country than the billing address is not stored where they must match", async () => {
    const visitor = await visitAsCustomer("DE");
    const paymentDetails = await adyenCard(fixture.apps.adyen, { number: "4988438843884305" });
    const outcome = await submit(visitor, paymentDetails, { mustMatchBillingCountry: true });
    expect(outcome).toMatchObject({ kind: "failed", error: "billing_address_missmatch" });
    expect(await keptOf(visitor)).toEqual([]);
    expect(await submit(visitor, await adyenCard(fixture.apps.adyen))).toMatchObject({ kind: "added" });
  });

  it("that is an account of another country is refused before Adyen is called", async () => {
    const visitor = await visitAsCustomer("DE");
    const paymentDetails = adyenDetails({ type: "sepadirectdebit", iban: "NL13TEST0123456789", ownerName: "A Byron" });
    const outcome = await submit(visitor, paymentDetails, { mustMatchBillingCountry: true });
    expect(outcome).toEqual({ kind: "failed", error: "billing_address_missmatch", code: null });
    expect(await verifications(visitor)).toEqual([]);
  });

  it.each([
    ["refused", "REFUSED"],
    ["request lost", "SUBMITTED"],
  ] as const)("after a connection that was %s three times leaves its verification %s", async (fate, state) => {
    const visitor = await visitAsCustomer("DE");
    const paymentDetails = await adyenCard(fixture.apps.adyen);
    fixture.faults.adyen.next(fate, fate, fate);
    expect(await submit(visitor, paymentDetails)).toMatchObject({ kind: "failed", error: "connection_error" });
    expect(await verifications(visitor)).toMatchObject([{ state }]);
  });

  describe("that the bank challenges", () => {
    const ask = async (visitor: Visitor) => {
      const paymentDetails = await adyenCard(fixture.apps.adyen, { number: "4212345678910006" });
      const outcome = await submit(visitor, paymentDetails);
      if (outcome.kind !== "action") throw new Error(outcome.kind);
      expect(outcome).toMatchObject({ provider: "adyen", action: { type: "threeDS2" } });
      const resultOf = (transStatus: string) =>
        btoa(JSON.stringify({ transStatus, authorisationToken: outcome.action.authorisationToken }));
      return { id: outcome.id, resultOf };
    };
    const proceed = async (visitor: Visitor, id: string, threeDSResult?: string) =>
      fixture.payments.continueMethod({
        buyer: await visitor.buyer(),
        id,
        ...(threeDSResult !== undefined && { actionResult: { threeDSResult } }),
      });

    it.each([
      ["Y", { kind: "added", method: { last4: "0006" } }, 1],
      ["N", { kind: "failed", error: "card_authorisation_error" }, 0],
    ])("is added or refused by the challenge result %s", async (transStatus, outcome, kept) => {
      const visitor = await visitAsCustomer("DE");
      const { id, resultOf } = await ask(visitor);
      expect(await proceed(visitor, id, resultOf(transStatus))).toMatchObject(outcome);
      expect(await keptOf(visitor)).toHaveLength(kept);
    });

    it("is not found by another customer, at the other make, or by another id", async () => {
      const visitor = await visitAsCustomer("DE");
      const { id, resultOf } = await ask(visitor);
      const notFound = { kind: "requestRefused", reason: "notFound" };
      expect(await proceed(await visitAsCustomer("DE"), id, resultOf("Y"))).toEqual(notFound);
      const buyer = { ...(await visitor.buyer()), siteId: "VCSJ" };
      expect(await fixture.payments.continueMethod({ buyer, id })).toEqual(notFound);
      expect(await proceed(visitor, "no-such", resultOf("Y"))).toEqual(notFound);
      expect(await proceed(visitor, id, resultOf("Y"))).toMatchObject({ kind: "added" });
    });

    it("is not found by the id of the payment of an order", async () => {
      const visitor = await visitAsCustomer("DE");
      const paymentDetails = await adyenCard(fixture.apps.adyen, { number: "4212345678910006" });
      const paid = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
      expect(paid.kind).toBe("action");
      const [order] = await verifications(visitor);
      expect(await proceed(visitor, order?.id ?? "")).toEqual({ kind: "requestRefused", reason: "notFound" });
    });
  });
});
