import { describe, expect, it } from "vitest";
import {
  addCoupon,
  addItems,
  createBasket,
  deleteBasket,
  getBasket,
  getPaymentMethods,
  removeItem,
  setBillingAddress,
  setCustomer,
  updateBasket,
  updateItem,
} from "../../../contracts/commerce/baskets.ts";
import { createOrder } from "../../../contracts/commerce/orders.ts";
import {
  britishAddress,
  completeBasket,
  fillBasket,
  newShopper,
  prepareCommerce,
  shopAs,
} from "../../../test/commerce-fixture.ts";
import { describeContract } from "../../../test/describe-contract.ts";

const site = { siteId: "VCS" };

describeContract("commerce baskets", prepareCommerce, (connect, fixture) => {
  const visit = (about = {}) => {
    const shopper = newShopper(about);
    return { shopper, ...shopAs(connect(), shopper) };
  };

  describe("the basket itself", () => {
    it("is created empty, without the optional fields", async () => {
      const { ocapi, shopper } = visit();
      const basket = await ocapi(createBasket, { params: site, body: { currency: "GBP" } });
      expect(basket).toMatchObject({
        _v: "22.10",
        _type: "basket",
        currency: "GBP",
        taxation: "gross",
        customer_info: { customer_id: shopper.customerId, email: "" },
        product_items: [],
        order_total: 0,
        tax_total: 0,
        shipments: [{ shipment_id: "me" }],
      });
      expect(basket).not.toHaveProperty("payment_instruments");
      expect(basket).not.toHaveProperty("billing_address");
      expect(basket).not.toHaveProperty("coupon_items");
      expect(basket._flash?.map(({ type }) => type)).toEqual([
        "ProductItemRequired",
        "ShippingAddressRequired",
        "ShippingMethodRequired",
        "BillingAddressRequired",
        "PaymentMethodRequired",
      ]);
    });

    it("is one per customer, and the refusal has the id of the existing one", async () => {
      const { ocapi } = visit();
      const { basket_id } = await ocapi(createBasket, { params: site });
      await expect(ocapi(createBasket, { params: site })).rejects.toMatchObject({
        status: 400,
        type: "CustomerBasketsQuotaExceededException",
        arguments: { basketIds: basket_id },
      });
    });

    it("is created once for twenty simultaneous requests", async () => {
      const { ocapi } = visit();
      const results = await Promise.allSettled(Array.from({ length: 20 }, () => ocapi(createBasket, { params: site })));
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    });

    it("changes its currency, its prices and its taxation with it", async () => {
      const { ocapi } = visit();
      const basketId = await fillBasket(ocapi, { products: ["NAV-12M"] });
      const params = { ...site, basketId };
      await ocapi(setBillingAddress, { params, query: { use_as_shipping: "true" }, body: britishAddress });
      const changed = await ocapi(updateBasket, { params, body: { currency: "CAD" } });
      expect(changed).toMatchObject({ currency: "CAD", taxation: "net", product_total: 135 });
      expect(changed).not.toHaveProperty("billing_address");
      expect(changed).not.toHaveProperty("order_total");
    });

    it("refuses a change to an outdated version", async () => {
      const { ocapi } = visit();
      const first = await ocapi(createBasket, { params: site });
      const params = { ...site, basketId: first.basket_id };
      const body = { currency: "EUR" as const, _resource_state: first._resource_state };
      await ocapi(updateBasket, { params, body });
      await expect(ocapi(updateBasket, { params, body })).rejects.toMatchObject({ status: 412 });
    });

    it("no longer exists after its deletion", async () => {
      const { ocapi } = visit();
      const { basket_id: basketId } = await ocapi(createBasket, { params: site });
      await ocapi(deleteBasket, { params: { ...site, basketId } });
      await expect(ocapi(getBasket, { params: { ...site, basketId } })).rejects.toMatchObject({
        status: 404,
        type: "BasketNotFoundException",
        arguments: { basketId },
      });
    });

    it("does not exist for another customer, nor on the other site", async () => {
      const { ocapi, shopper } = visit();
      const { basket_id: basketId } = await ocapi(createBasket, { params: site });
      const others = [visit().ocapi, visit({ siteId: "VCSJ", customerId: shopper.customerId }).ocapi];
      for (const [index, other] of others.entries()) {
        const params = { siteId: index === 0 ? "VCS" : "VCSJ", basketId };
        const attempts = [
          other(getBasket, { params }),
          other(deleteBasket, { params }),
          other(updateBasket, { params, body: { currency: "CZK" } }),
          other(addItems, { params, body: [{ product_id: "NAV-12M" }] }),
          other(setCustomer, { params, body: { email: "eve@example.com" } }),
          other(addCoupon, { params, body: { code: "TEN" } }),
          other(getPaymentMethods, { params }),
        ];
        for (const attempt of await Promise.allSettled(attempts)) {
          expect(attempt).toMatchObject({
            status: "rejected",
            reason: { status: 404, type: "BasketNotFoundException" },
          });
        }
      }
      expect(await ocapi(getBasket, { params: { ...site, basketId } })).toMatchObject({ product_items: [] });
    });

    it.each([
      ["no token", undefined, "AuthorizationHeaderMissingException"],
      ["a forged token", "Bearer a.b.c", "InvalidAccessTokenException"],
      ["something else", "Basic abc", "AuthorizationHeaderMissingException"],
    ])("refuses %s", async (_, authorization, type) => {
      const { baseUrl, fetch } = connect();
      const headers = new Headers(authorization === undefined ? {} : { authorization });
      const response = await fetch(new Request(`${baseUrl}/s/VCS/dw/shop/v22_10/baskets`, { method: "POST", headers }));
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ fault: { type } });
    });
  });

  describe("items", () => {
    it("adds plans at the price of the catalogue, one of each", async () => {
      const { ocapi } = visit();
      const basketId = await fillBasket(ocapi, { products: ["NAV-24M", "LIVE-12M"] });
      const params = { ...site, basketId };
      const basket = await ocapi(addItems, { params, body: [{ product_id: "NAV-24M", quantity: 7 }] });
      expect(basket.product_items).toMatchObject([
        {
          product_id: "NAV-24M",
          product_name: "NAV-24M in en-GB",
          quantity: 1,
          base_price: 159,
          price: 159,
          tax: 26.5,
          tax_rate: 0.2,
          c_masterId: "NAV",
          c_serviceName: "NAV in en-GB",
          c_subscriptionDuration: 2,
          c_subscriptionDurationType: "y",
        },
        { product_id: "LIVE-12M", quantity: 1, price: 39, tax: 6.5 },
      ]);
      expect(basket).toMatchObject({ product_sub_total: 198, product_total: 198, tax_total: 33, order_total: 198 });
    });

    it("holds one plan of a service", async () => {
      const { ocapi } = visit();
      const basketId = await fillBasket(ocapi, { products: ["NAV-12M"] });
      const params = { ...site, basketId };
      const added = await ocapi(addItems, { params, body: [{ product_id: "NAV-36M" }] });
      expect(added.product_items.map(({ product_id }) => product_id)).toEqual(["NAV-36M"]);
      const itemId = added.product_items[0]!.item_id;
      const changed = await ocapi(updateItem, {
        params: { ...params, itemId },
        body: { product_id: "NAV-24M", quantity: 3 },
      });
      expect(changed.product_items).toMatchObject([{ product_id: "NAV-24M", quantity: 1 }]);
      const emptied = await ocapi(removeItem, { params: { ...params, itemId: changed.product_items[0]!.item_id } });
      expect(emptied.product_items).toEqual([]);
    });

    it.each([
      ["an unknown product", { currency: "GBP", locale: undefined, product_id: "NOPE" }],
      ["a master", { currency: "GBP", locale: undefined, product_id: "NAV" }],
      ["a plan that is not offered", { currency: "GBP", locale: undefined, product_id: "NAV-TRIAL" }],
      ["a plan without a price", { currency: "GBP", locale: undefined, product_id: "NAV-FREE" }],
      ["36 months in Germany", { currency: "EUR", locale: "de-DE", product_id: "NAV-36M" }],
      ["a hotspot in France", { currency: "EUR", locale: "fr-FR", product_id: "HOTSPOT-12M" }],
    ] as const)("does not sell %s", async (_, { currency, locale, product_id }) => {
      const { ocapi } = visit();
      const { basket_id: basketId } = await ocapi(createBasket, {
        params: site,
        query: { locale },
        body: { currency },
      });
      const body = [{ product_id: "LIVE-12M" }, { product_id }];
      await expect(ocapi(addItems, { params: { ...site, basketId }, body })).rejects.toMatchObject({
        status: 400,
        type: "ProductItemNotAvailableException",
        arguments: { productId: product_id },
      });
      expect(await ocapi(getBasket, { params: { ...site, basketId } })).toMatchObject({ product_items: [] });
    });

    it.each(["EV-12M", "EV"])(
      "keeps items chosen before %s was withdrawn, but does not sell it any more",
      async (off) => {
        const { ocapi } = visit();
        const basketId = await fillBasket(ocapi, { products: ["EV-12M", "LIVE-12M"] });
        const params = { ...site, basketId };
        await completeBasket(ocapi, basketId);
        await fixture().offer(off, false);
        try {
          const basket = await ocapi(getBasket, { params });
          expect(basket.product_items.map(({ product_id }) => product_id)).toEqual(["EV-12M", "LIVE-12M"]);
          const { item_id: itemId } = basket.product_items[0]!;
          expect(basket._flash).toMatchObject([{ type: "ProductItemNotAvailable", details: { item_id: itemId } }]);
          await expect(ocapi(addItems, { params, body: [{ product_id: "EV-12M" }] })).rejects.toMatchObject({
            type: "ProductItemNotAvailableException",
          });
          const order = () => ocapi(createOrder, { params: site, body: { basket_id: basketId } });
          await expect(order()).rejects.toMatchObject({ arguments: { statusCode: "ProductItemNotAvailable" } });
          expect(await ocapi(removeItem, { params: { ...params, itemId } })).not.toHaveProperty("_flash");
          expect((await order()).product_items.map(({ product_id }) => product_id)).toEqual(["LIVE-12M"]);
        } finally {
          await fixture().offer(off, true);
        }
      },
    );

    it("sells 36 months in Austria and a hotspot in Canada", async () => {
      const austrian = await fillBasket(visit().ocapi, { currency: "EUR", locale: "de-AT", products: ["NAV-36M"] });
      const canadian = await fillBasket(visit().ocapi, { currency: "CAD", products: ["HOTSPOT-12M"] });
      expect([austrian, canadian]).toHaveLength(2);
    });

    it.each([
      ["a price", [{ product_id: "NAV-12M", quantity: 1, price: 0.01 }], "BodyDecodingException"],
      ["a custom field", [{ product_id: "NAV-12M", c_discount: 1 }], "InvalidCustomPropertyException"],
      ["a negative quantity", [{ product_id: "NAV-12M", quantity: -1 }], "BodyDecodingException"],
      ["a huge quantity", [{ product_id: "NAV-12M", quantity: 1e9 }], "BodyDecodingException"],
      ["a quantity in letters", [{ product_id: "NAV-12M", quantity: "1e3" }], "BodyDecodingException"],
      ["no list", { product_id: "NAV-12M" }, "BodyDecodingException"],
      ["an empty list", [], "BodyDecodingException"],
      ["nothing", undefined, "BodyDecodingException"],
    ])("refuses %s", async (_, body, type) => {
      const { ocapi } = visit();
      const { basket_id: basketId } = await ocapi(createBasket, { params: site });
      const call = ocapi(addItems, { params: { ...site, basketId }, body: body as never });
      await expect(call).rejects.toMatchObject({ status: 400, type });
    });

    it("leaves an item of another basket alone", async () => {
      const mine = visit();
      const theirs = visit();
      const basketId = await fillBasket(mine.ocapi, { products: ["NAV-12M"] });
      const otherId = await fillBasket(theirs.ocapi, { products: ["NAV-12M"] });
      const other = await theirs.ocapi(getBasket, { params: { ...site, basketId: otherId } });
      const params = { ...site, basketId, itemId: other.product_items[0]!.item_id };
      await expect(mine.ocapi(removeItem, { params })).rejects.toMatchObject({ type: "ProductItemNotFoundException" });
      await expect(mine.ocapi(updateItem, { params, body: { product_id: "NAV-24M" } })).rejects.toMatchObject({
        status: 404,
      });
    });
  });
});
