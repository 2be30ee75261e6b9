import { afterAll, beforeAll, expect, it } from "vitest";
import { getOrder } from "../../../../contracts/commerce/orders.ts";
import { adyenCard } from "../../../../test/payments/pay-with.ts";
import { requestTo, paymentContext } from "../../../../test/payments/payment-visit.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../../../test/payments/payments-fixture.ts";
import { registerCustomer } from "../../../../test/registered-customer.ts";
import { payByAdyen } from "../../../../test/payments/payment-calls.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

type Case = { isRegistered: boolean; autoRenewalCountries: readonly string[]; autoRenew: boolean };

async function orderOf({ isRegistered, autoRenewalCountries, autoRenew }: Case) {
  const { payments, now, database } = fixture;
  const visitor = await fixture.visit({ country: "DE", isRegistered });
  const { customerId: id, siteId } = visitor.shopper;
  if (isRegistered) await registerCustomer(database, { id, siteId, addresses: [], createdAt: now() });
  const { provider: _, ...card } = await adyenCard(fixture.apps.adyen);
  const context = await paymentContext({ payments, now, visitor, autoRenewalCountries });
  const body = { basketId: visitor.basketId, autoRenew, ...card };
  const response = await payByAdyen(context, requestTo("/?currency=EUR&totalPrice=99.00", body));
  const { orderNo } = (await response.json()) as { orderNo: string };
  return visitor.call(getOrder, { params: { siteId, orderNo } });
}

it.each([
  [{ isRegistered: true, autoRenewalCountries: ["DE"], autoRenew: true }, true],
  [{ isRegistered: true, autoRenewalCountries: ["DE"], autoRenew: false }, false],
  [{ isRegistered: true, autoRenewalCountries: ["GB"], autoRenew: true }, false],
  [{ isRegistered: false, autoRenewalCountries: ["DE"], autoRenew: true }, false],
])("an order of %o renews automatically: %s", async (testCase, isAgreed) => {
  const order = await orderOf(testCase);
  expect(order.c_autoRenewalAccepted).toBe(isAgreed);
  expect(/^[\da-f]{12}$/.test(String(order.c_autoRenewalTextVersion))).toBe(isAgreed);
  expect(order.c_autoRenewalAcceptedAt !== undefined).toBe(isAgreed);
});
