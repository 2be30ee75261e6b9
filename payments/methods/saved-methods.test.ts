import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { charge } from "../../contracts/charges/charges.ts";
import { readRows } from "../../database/open-database.ts";
import { adyenCard, adyenDetails, confirmStripeSetup, stripeSetup } from "../../test/payments/pay-with.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import { chargesOf } from "../../test/payments/provider-messages.ts";
import { registerCustomer } from "../../test/registered-customer.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  for (const wire of Object.values(fixture.faults)) wire.clear();
});

type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;
type Country = "DE" | "GB";

let customers = 0;
async function visitAsCustomer(country: Country, customerId?: string): Promise<Visitor> {
  if (customerId !== undefined) return fixture.visit({ country, customerId, isRegistered: true });
  customers += 1;
  const id = `customer${customers}`;
  await registerCustomer(fixture.database, { id, siteId: "VCS", addresses: [], createdAt: fixture.now() });
  return fixture.visit({ country, customerId: id, isRegistered: true });
}

/** Pays once, so that the method is kept; returns its token. */
async function pay(visitor: Visitor): Promise<string> {
  const paymentDetails =
    visitor.source.country === "GB"
      ? (await stripeSetup({ app: fixture.apps.stripe, payments: fixture.payments }, visitor)).paymentDetails
      : await adyenCard(fixture.apps.adyen);
  const outcome = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
  if (outcome.kind !== "authorised") throw new Error(outcome.kind);
  return outcome.method?.token ?? "";
}

const request = async (visitor: Visitor) => ({ buyer: await visitor.buyer(), source: visitor.source });
const saved = async (visitor: Visitor) => fixture.payments.savedMethods(await request(visitor));
const remove = async (visitor: Visitor, token: string) =>
  fixture.payments.deleteSavedMethod({ ...(await request(visitor)), token });
const isChargeable = async (token: string) =>
  (await readRows(fixture.database.queries, sql`select 1 from payments.methods where token = ${token}`)).length > 0;

describe.each<[Country, object]>([
  ["DE", { type: "card", brand: "visa", last4: "1111", expMonth: 3, expYear: 2030, country: "DE" }],
  ["GB", { type: "card", brand: "visa", last4: "4242", expMonth: 3, expYear: 2030 }],
])("the saved methods of a customer in %s", (country, card) => {
  /** A customer with one saved method, which no test deletes. */
  let ada: Visitor;
  let adasToken = "";
  beforeAll(async () => {
    ada = await visitAsCustomer(country);
    adasToken = await pay(ada);
  });

  it("are none before the first payment, and then the method of that payment", async () => {
    const visitor = await visitAsCustomer(country);
    expect(await saved(visitor)).toEqual([]);
    const token = await pay(visitor);
    expect(await saved(visitor)).toMatchObject([{ token, ...card }]);
  });

  it("are not those of another customer", async () => {
    const eve = await visitAsCustomer(country);
    expect(await saved(eve)).toEqual([]);
    expect(await remove(eve, adasToken)).toBe("notFound");
    expect(await saved(ada)).toHaveLength(1);
    expect(await isChargeable(adasToken)).toBe(true);
  });

  it("can be deleted, once, and are not charged afterwards", async () => {
    const visitor = await visitAsCustomer(country);
    const token = await pay(visitor);
    expect(await remove(visitor, token)).toBe("deleted");
    expect(await saved(visitor)).toEqual([]);
    expect(await isChargeable(token)).toBe(false);
    expect(await remove(visitor, token)).toBe("notFound");
    const currency = country === "GB" ? "GBP" : "EUR";
    const body = { idempotencyKey: `renew:${token}`, amount: 8900, currency, token, reference: `R-${token}` };
    expect(await chargesOf(fixture)(charge, { body })).toMatchObject({ status: "refused" });
  });

  it("stay when another one is deleted", async () => {
    const visitor = await visitAsCustomer(country);
    const first = await pay(visitor);
    const second = await pay(await visitAsCustomer(country, visitor.shopper.customerId));
    expect(await remove(visitor, first)).toBe("deleted");
    expect((await saved(visitor)).map(({ token }) => token)).toEqual([second]);
    expect(await isChargeable(second)).toBe(true);
  });

  it.each(["no-such-token", "", "../customers", "x".repeat(300)])("cannot be deleted by %j", async (token) => {
    expect(await remove(ada, token)).toBe("notFound");
    expect(await saved(ada)).toHaveLength(1);
  });

  it("fail with a fault, not as an empty list, while the provider does not answer", async () => {
    const lost = ["request lost", "request lost", "request lost"] as const;
    fixture.faults[country === "GB" ? "stripe" : "adyen"].next(...lost);
    await expect(saved(ada)).rejects.toMatchObject({ name: "Fault", kind: "unavailable", service: "payments" });
    fixture.faults[country === "GB" ? "stripe" : "adyen"].clear();
    expect(await isChargeable(adasToken)).toBe(true);
  });
});

it("a method of the other provider is not offered in this market", async () => {
  const inGermany = await visitAsCustomer("DE");
  const token = await pay(inGermany);
  const inBritain = await visitAsCustomer("GB", inGermany.shopper.customerId);
  expect(await saved(inBritain)).toEqual([]);
  expect(await remove(inBritain, token)).toBe("notFound");
  expect(await isChargeable(token)).toBe(true);
});

it.each<Country>(["DE", "GB"])("a guest in %s has no saved methods, and the provider is not asked", async (country) => {
  const guest = await fixture.visit({ country });
  const token = await pay(guest);
  const calls = fixture.faults.adyen.seen.length + fixture.faults.stripe.seen.length;
  expect(await saved(guest)).toEqual([]);
  expect(await remove(guest, token)).toBe("notFound");
  expect(fixture.faults.adyen.seen.length + fixture.faults.stripe.seen.length).toBe(calls);
});

it.each<Country>(["DE", "GB"])(
  "a second purchase of a guest in %s is not offered the first one's card",
  async (country) => {
    const guest = await fixture.visit({ country });
    const token = await pay(guest);
    const { customerId } = guest.shopper;
    const again = await fixture.visit({ country, customerId });
    const { basketId, source } = again;
    const started = await fixture.payments.startCheckout({
      buyer: await again.buyer(),
      source,
      basketId,
      claimed: await again.shown(),
    });
    expect(JSON.stringify(started)).not.toContain(token);
    expect(started).toMatchObject({ kind: "ready", saved: [] });
    const byToken =
      country === "GB"
        ? ({ provider: "stripe", token } as const)
        : adyenDetails({ type: "scheme", storedPaymentMethodId: token });
    expect(await fixture.payments.submitPayment(await again.submission(byToken))).toEqual({
      kind: "requestRefused",
      reason: "notFound",
    });
  },
);

describe("the customer's record at the provider", () => {
  it("exists once at Stripe, and not at Adyen", async () => {
    const visitor = await visitAsCustomer("GB");
    const id = await fixture.payments.findOrCreateProviderCustomer(await request(visitor));
    expect(id).toMatch(/^cus_/);
    expect(await fixture.payments.findOrCreateProviderCustomer(await request(visitor))).toBe(id);
    expect(await fixture.payments.findOrCreateProviderCustomer(await request(await visitAsCustomer("DE")))).toBeNull();
  });

  it("is not created by looking for it", async () => {
    const visitor = await visitAsCustomer("GB");
    expect(await fixture.payments.findProviderCustomer(await request(visitor))).toBeNull();
    const id = await fixture.payments.findOrCreateProviderCustomer(await request(visitor));
    expect(await fixture.payments.findProviderCustomer(await request(visitor))).toBe(id);
  });
});

describe("a method that is being set up", () => {
  const begin = async (visitor: Visitor) => {
    const started = await fixture.payments.startAddMethod(await request(visitor));
    if (started.kind !== "ready") throw new Error(started.kind);
    return started.widget as { setupIntentId: string; clientSecret: string };
  };
  const readSetup = async (visitor: Visitor, setupIntentId: string) =>
    fixture.payments.readSetup({ ...(await request(visitor)), setupIntentId });

  it("has the provider's status", async () => {
    const visitor = await visitAsCustomer("GB");
    const setup = await begin(visitor);
    const id = setup.setupIntentId;
    expect(await readSetup(visitor, id)).toEqual({ id, status: "requires_payment_method", method: null });
    await confirmStripeSetup(fixture.apps.stripe, setup);
    expect(await readSetup(visitor, id)).toMatchObject({ id, status: "succeeded", method: { last4: "4242" } });
  });

  it("is not found for another customer, for a customer without a record, or by another id", async () => {
    const visitor = await visitAsCustomer("GB");
    const { setupIntentId } = await begin(visitor);
    const eve = await visitAsCustomer("GB");
    expect(await readSetup(eve, setupIntentId)).toBeUndefined();
    await fixture.payments.findOrCreateProviderCustomer(await request(eve));
    expect(await readSetup(eve, setupIntentId)).toBeUndefined();
    expect(await readSetup(visitor, "seti_nosuch")).toBeUndefined();
  });

  it("is not found in a market of Adyen", async () => {
    const { setupIntentId } = await begin(await visitAsCustomer("GB"));
    expect(await readSetup(await visitAsCustomer("DE"), setupIntentId)).toBeUndefined();
  });
});
