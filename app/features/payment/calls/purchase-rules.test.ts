import { afterAll, beforeAll, expect, it } from "vitest";
import { addItems, getBasket } from "../../../../contracts/commerce/baskets.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../../../test/payments/payments-fixture.ts";
import { adyenCard, stripeSetup } from "../../../../test/payments/pay-with.ts";
import { requestTo, countLedger, paymentContext } from "../../../../test/payments/payment-visit.ts";
import { answerStripe, payByAdyen, startAdyen } from "../../../../test/payments/payment-calls.ts";

let shop: PaymentsFixture;
beforeAll(async () => {
  shop = await createPaymentsFixture();
});
afterAll(() => shop.close());

type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;
type ContextOptions = Partial<Parameters<typeof paymentContext>[0]>;
type Call = (visitor: Visitor, options: ContextOptions) => Promise<Response>;

const contextOf = (visitor: Visitor, options: ContextOptions) =>
  paymentContext({ payments: shop.payments, now: shop.now, visitor, ...options });
const euros = "currency=EUR&totalPrice=99.00";
const pounds = "currency=GBP&totalPrice=89.00";

const calls: Record<string, { country: "DE" | "GB"; call: Call }> = {
  "starting with Adyen": {
    country: "DE",
    call: async (visitor, options) =>
      startAdyen(await contextOf(visitor, options), requestTo(`/?${euros}`, { basketId: visitor.basketId })),
  },
  "paying by Adyen": {
    country: "DE",
    call: async (visitor, options) => {
      const paymentDetails = await adyenCard(shop.apps.adyen);
      const body = {
        basketId: visitor.basketId,
        ...("paymentMethod" in paymentDetails && { paymentMethod: paymentDetails.paymentMethod }),
      };
      return payByAdyen(await contextOf(visitor, options), requestTo(`/?${euros}`, body));
    },
  },
  "starting with Stripe": {
    country: "GB",
    call: async (visitor, options) =>
      answerStripe(
        await contextOf(visitor, { localeId: "en-GB", ...options }),
        requestTo(`/?${pounds}`, { service: "setup", basketId: visitor.basketId }),
      ),
  },
  "paying by Stripe": {
    country: "GB",
    call: async (visitor, options) => {
      const { setup } = await stripeSetup({ app: shop.apps.stripe, payments: shop.payments }, visitor);
      const body = { service: "pay", basketId: visitor.basketId, setupIntentId: setup.setupIntentId };
      return answerStripe(await contextOf(visitor, { localeId: "en-GB", ...options }), requestTo(`/?${pounds}`, body));
    },
  },
};

const visitors: Record<string, { options: ContextOptions; status: number; reason?: string }> = {
  "a guest": { options: {}, status: 200 },
  "the owner": { options: { accountId: "o" }, status: 200 },
  "a customer of the maker's own identity": {
    options: { accountId: "else", vehicle: { owner: { id: "o", isForgerockUser: true } } },
    status: 200,
  },
  "another customer": { options: { accountId: "else" }, status: 403, reason: "otherOwner" },
  "a vehicle of another market": { options: { vehicle: { country: "US" } }, status: 409, reason: "otherMarket" },
  "a vehicle of the other make": { options: { vehicle: { make: "jaguar" } }, status: 409, reason: "otherMake" },
  "no vehicle": { options: { hasVehicle: false }, status: 409, reason: "noVehicle" },
};

const table = Object.keys(calls).flatMap((call) =>
  Object.entries(visitors).map(([visitor, { status }]) => [call, visitor, status] as const),
);

it.each(table)("%s with %s answers %i", async (name, visitorName, status) => {
  const { country, call } = calls[name]!;
  const { options, reason } = visitors[visitorName]!;
  const before = await countLedger(shop);
  const response = await call(await shop.visit({ country }), options);
  expect(response.status).toBe(status);
  if (reason === undefined) return;
  expect(await response.json()).toMatchObject({ reason });
  expect(await countLedger(shop)).toBe(before);
});

const refused = { kind: "failed", orderNo: null, code: "checkout_control" };

it.each(["starting with Adyen", "paying by Adyen"])("%s is refused for a basket of another vehicle", async (name) => {
  const visitor = await shop.visit({ country: "DE" });
  const params = { siteId: "VCS", basketId: visitor.basketId };
  await visitor.call(addItems, { params, body: [{ product_id: "NAV-12M", c_SNP_OMS_vin: "SALEA7BWAS2Z00777" }] });
  const response = await calls[name]!.call(visitor, {});
  expect(await response.json()).toMatchObject(refused);
  expect(await visitor.call(getBasket, { params })).toMatchObject({ product_items: [{ product_id: "NAV-12M" }] });
  expect(await (await calls[name]!.call(visitor, { vin: "SALEA7BWAS2Z00777" })).json()).not.toMatchObject(refused);
});

it("a basket in the currency of another market is not paid for", async () => {
  const visitor = await shop.visit({ country: "GB" });
  const response = await calls["paying by Adyen"]!.call(visitor, {});
  expect(await response.json()).toMatchObject(refused);
});

it.each(["adyen", "stripe"])("%s refuses a request without the total that the page showed", async (provider) => {
  const visitor = await shop.visit({ country: provider === "adyen" ? "DE" : "GB" });
  const { basketId } = visitor;
  const before = await countLedger(shop);
  for (const query of ["", "?currency=EUR", "?totalPrice=99.00"]) {
    const paymentDetails = await adyenCard(shop.apps.adyen);
    const responses =
      provider === "adyen"
        ? [
            await startAdyen(await contextOf(visitor, {}), requestTo(`/${query}`, { basketId })),
            await payByAdyen(
              await contextOf(visitor, {}),
              requestTo(`/${query}`, {
                basketId,
                ...("paymentMethod" in paymentDetails && { paymentMethod: paymentDetails.paymentMethod }),
              }),
            ),
          ]
        : await Promise.all(
            [
              { service: "setup", basketId },
              { service: "pay", basketId, token: "pm_1" },
            ].map(async (body) =>
              answerStripe(await contextOf(visitor, { localeId: "en-GB" }), requestTo(`/${query}`, body)),
            ),
          );
    for (const response of responses) {
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ reason: "amountMissing" });
    }
  }
  expect(await countLedger(shop)).toBe(before);
});

it.each(Object.keys(calls))("%s is refused when the total is not the one that the page showed", async (name) => {
  const { country, call } = calls[name]!;
  const visitor = await shop.visit({ country, products: ["NAV-12M"] });
  const params = { siteId: "VCS", basketId: visitor.basketId };
  // The customer chooses another plan in a second tab.
  await visitor.call(addItems, { params, body: [{ product_id: "NAV-24M" }] });
  const response = await call(visitor, {});
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ reason: "amountChanged" });
});
