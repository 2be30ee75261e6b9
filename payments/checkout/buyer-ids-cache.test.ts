import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import { stripeSetup } from "../../test/payments/pay-with.ts";
import { createBuyerIdsCache } from "./buyer-ids-cache.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;
const customerOf = async (visitor: Visitor) =>
  fixture.payments.findOrCreateProviderCustomer({ buyer: await visitor.buyer(), source: visitor.source });

async function deleteAtStripe(id: string): Promise<void> {
  const response = await fixture.apps.stripe.request(`/v1/customers/${id}`, {
    method: "DELETE",
    headers: { authorization: "Bearer sk_test_sandbox" },
  });
  expect(response.status).toBe(200);
}

describe("the provider's record of a customer", () => {
  it("is read once in a visit", async () => {
    const visitor = await fixture.visit({ country: "GB" });
    const first = await customerOf(visitor);
    const calls = fixture.faults.stripe.seen.length;
    expect(await customerOf(visitor)).toBe(first);
    expect(fixture.faults.stripe.seen).toHaveLength(calls);
  });

  it("is read again after 31 minutes", async () => {
    const visitor = await fixture.visit({ country: "GB" });
    const first = await customerOf(visitor);
    await fixture.pass(31 * 60);
    const calls = fixture.faults.stripe.seen.length;
    expect(await customerOf(visitor)).toBe(first);
    expect(fixture.faults.stripe.seen.length).toBeGreaterThan(calls);
  });

  it("is created again when it was deleted, and the payment succeeds", async () => {
    const visitor = await fixture.visit({ country: "GB" });
    const first = await customerOf(visitor);
    await deleteAtStripe(String(first));
    const { paymentDetails } = await stripeSetup({ app: fixture.apps.stripe, payments: fixture.payments }, visitor);
    const outcome = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
    expect(outcome.kind).toBe("authorised");
    expect(await customerOf(visitor)).not.toBe(first);
  });
});

it("caches one set of ids for each site and provider", () => {
  const cache = createBuyerIdsCache(() => new Date(0));
  const buyer = { siteId: "VCS", customerId: "c", isRegistered: true };
  const buyerIds = { shopperReference: "s", providerCustomer: "cus_1" };
  cache.store({ provider: "stripe", buyer }, buyerIds);
  expect(cache.read({ provider: "stripe", buyer })).toEqual(buyerIds);
  expect(cache.read({ provider: "adyen", buyer })).toBeUndefined();
  expect(cache.read({ provider: "stripe", buyer: { ...buyer, siteId: "VCSJ" } })).toBeUndefined();
});
