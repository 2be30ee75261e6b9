import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addCoupon, addItems, getBasket, setCustomer } from "../../../contracts/commerce/baskets.ts";
import { createOrder } from "../../../contracts/commerce/orders.ts";
import { completeBasket, fillBasket, newShopper, prepareCommerce, shopAs } from "../../../test/commerce-fixture.ts";

const site = { siteId: "VCS" };

let commerce: Awaited<ReturnType<typeof prepareCommerce>>;
beforeAll(async () => {
  commerce = await prepareCommerce();
});
afterAll(() => commerce.close());

const visit = () => {
  const connection = {
    baseUrl: "http://embedded.invalid",
    fetch: async (request: Request) => commerce.app.fetch(request),
  };
  return shopAs(connection, newShopper());
};

describe("the tax of an order", () => {
  it.each([
    ["en-GB", "GBP", "GB", 89, 14.83],
    ["de-DE", "EUR", "DE", 99, 15.81],
    ["de-AT", "EUR", "AT", 99, 16.5],
    ["fr-FR", "EUR", "FR", 99, 16.5],
    ["it-IT", "EUR", "IT", 99, 17.85],
    ["es-ES", "EUR", "ES", 99, 17.18],
    ["pt-PT", "EUR", "PT", 99, 18.51],
    ["nl-NL", "EUR", "NL", 99, 17.18],
    ["fr-BE", "EUR", "BE", 99, 17.18],
    ["cs-CZ", "CZK", "CZ", 2490, 432.15],
  ] as const)(
    "computes the tax contained in the price of %s",
    async (locale, currency, ...[country_code, total, tax]) => {
      const { ocapi } = visit();
      const basketId = await fillBasket(ocapi, { currency, locale, products: ["NAV-12M"] });
      const before = await ocapi(getBasket, { params: { ...site, basketId } });
      await completeBasket(ocapi, basketId, { country_code });
      const placed = await ocapi(createOrder, { params: site, body: { basket_id: basketId } });
      expect(before).toMatchObject({ order_total: total, tax_total: tax });
      expect(placed).toMatchObject({ taxation: "gross", order_total: total, tax_total: tax });
    },
  );
});

describe("a coupon for one use per customer", () => {
  /** The total of an order with a coupon that each customer may use once. */
  const orderWithCoupon = async (
    { ocapi }: Pick<ReturnType<typeof visit>, "ocapi">,
    { email, vin }: { email: string; vin?: string },
  ) => {
    const basketId = await fillBasket(ocapi, { products: ["NAV-12M"] });
    const params = { ...site, basketId };
    if (vin) await ocapi(addItems, { params, body: [{ product_id: "NAV-12M", c_SNP_OMS_vin: vin }] });
    await ocapi(addCoupon, { params, body: { code: "NAV33" } });
    await completeBasket(ocapi, basketId);
    await ocapi(setCustomer, { params, body: { email } });
    const { order_total: total } = await ocapi(createOrder, { params: site, body: { basket_id: basketId } });
    return total;
  };
  const someEmail = () => `${randomUUID()}@example.com`;

  it("limits the uses of a coupon per customer", async () => {
    const customer = visit();
    expect(await orderWithCoupon(customer, { email: someEmail() })).toBe(59.63);
    expect(await orderWithCoupon(customer, { email: someEmail() })).toBe(89);
    expect(await orderWithCoupon(visit(), { email: someEmail() })).toBe(59.63);
  });

  it("refuses a second use to a new guest with the same e-mail address", async () => {
    const email = someEmail();
    expect(await orderWithCoupon(visit(), { email })).toBe(59.63);
    expect(await orderWithCoupon(visit(), { email: email.toUpperCase() })).toBe(89);
  });

  it("refuses a second use for the same vehicle", async () => {
    const vin = randomUUID().replaceAll("-", "").slice(0, 17).toUpperCase();
    expect(await orderWithCoupon(visit(), { email: someEmail(), vin })).toBe(59.63);
    expect(await orderWithCoupon(visit(), { email: someEmail(), vin })).toBe(89);
  });
});
