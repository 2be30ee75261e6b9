import { describe, expect, it } from "vitest";
import {
  addCoupon,
  addItems,
  createBasket,
  getBasket,
  setBillingAddress,
} from "../../../contracts/commerce/baskets.ts";
import { createOrder, getOrder, updateOrder } from "../../../contracts/commerce/orders.ts";
import {
  completeBasket,
  fillBasket,
  newShopper,
  order,
  prepareCommerce,
  shopAs,
} from "../../../test/commerce-fixture.ts";
import { describeContract } from "../../../test/describe-contract.ts";

const site = { siteId: "VCS" };
const of = (orderNo: string) => ({ params: { ...site, orderNo } });

describeContract("commerce orders", prepareCommerce, (connect) => {
  const visit = (about = {}) => {
    const shopper = newShopper(about);
    return { shopper, ...shopAs(connect(), shopper) };
  };

  describe("placing", () => {
    it("creates an order from a basket, which then no longer exists", async () => {
      const { ocapi, shopper } = visit();
      const basketId = await fillBasket(ocapi, { products: ["NAV-24M", "ASSIST-ONCE"] });
      await completeBasket(ocapi, basketId);
      const headers = { _sfdc_customer_id: shopper.usid };
      const placed = await ocapi(createOrder, { params: site, body: { basket_id: basketId } }, { headers });
      expect(placed).toMatchObject({
        _type: "order",
        status: "created",
        confirmation_status: "not_confirmed",
        export_status: "not_exported",
        payment_status: "not_paid",
        shipping_status: "not_shipped",
        customer_name: "Ada Byron",
        guest: true,
        order_total: 608,
        product_items: [{ product_id: "NAV-24M" }, { product_id: "ASSIST-ONCE" }],
        payment_instruments: [{ amount: 608 }],
      });
      expect(placed.order_no).toMatch(/^VCS-[2-9A-Z]{5}-[2-9A-Z]{5}$/);
      expect(Buffer.from(placed.order_token, "base64url")).toHaveLength(24);
      expect(await ocapi(getOrder, of(placed.order_no))).toEqual(placed);
      await expect(ocapi(getBasket, { params: { ...site, basketId } })).rejects.toMatchObject({ status: 404 });
      expect(await ocapi(createBasket, { params: site })).toMatchObject({ product_items: [] });
    });

    it("creates one order for fifty simultaneous requests", async () => {
      const { ocapi } = visit();
      const basketId = await fillBasket(ocapi, { products: ["NAV-12M"] });
      await completeBasket(ocapi, basketId);
      const place = () => ocapi(createOrder, { params: site, body: { basket_id: basketId } });
      const results = await Promise.allSettled(Array.from({ length: 50 }, place));
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const reasons = results.flatMap((result) =>
        result.status === "rejected" ? [result.reason as { type: string }] : [],
      );
      expect(new Set(reasons.map(({ type }) => type))).toEqual(new Set(["BasketNotFoundException"]));
    });

    it("reports what is still missing", async () => {
      const { ocapi } = visit();
      const { basket_id } = await ocapi(createBasket, { params: site });
      await expect(ocapi(createOrder, { params: site, body: { basket_id } })).rejects.toMatchObject({
        status: 400,
        type: "HookStatusException",
        arguments: { statusCode: "ProductItemRequired" },
      });
      await ocapi(addItems, { params: { ...site, basketId: basket_id }, body: [{ product_id: "NAV-12M" }] });
      await expect(ocapi(createOrder, { params: site, body: { basket_id } })).rejects.toMatchObject({
        arguments: { statusCode: "ShippingAddressRequired" },
      });
    });

    it("adds the tax of the state to a net price", async () => {
      const { ocapi } = visit();
      const basketId = await fillBasket(ocapi, { currency: "USD", products: ["NAV-12M"] });
      await completeBasket(ocapi, basketId, { country_code: "US", state_code: "TX", postal_code: "73301" });
      const placed = await ocapi(createOrder, { params: site, body: { basket_id: basketId } });
      expect(placed).toMatchObject({ taxation: "net", product_total: 99, tax_total: 6.19, order_total: 105.19 });
    });

    it("taxes a German basket that is billed to Denmark at the Danish rate", async () => {
      const { ocapi } = visit();
      const basketId = await fillBasket(ocapi, { currency: "EUR", locale: "de-DE", products: ["NAV-12M"] });
      await completeBasket(ocapi, basketId, { country_code: "DK" });
      const basket = await ocapi(getBasket, { params: { ...site, basketId } });
      expect(basket).toMatchObject({ order_total: 99, tax_total: 19.8 });
    });

    it("gives the last use of a coupon to one of ten orders", async () => {
      const visits = Array.from({ length: 10 }, () => visit());
      const prepare = async ({ ocapi }: ReturnType<typeof visit>) => {
        const basketId = await fillBasket(ocapi, { products: ["NAV-12M"] });
        await ocapi(addCoupon, { params: { ...site, basketId }, body: { code: "LAST" } });
        await completeBasket(ocapi, basketId);
        return () => ocapi(createOrder, { params: site, body: { basket_id: basketId } });
      };
      const prepared = await Promise.all(visits.map(prepare));
      const results = await Promise.allSettled(prepared.map((place) => place()));
      const placed = results.flatMap((result, index) =>
        result.status === "fulfilled" ? [{ index, order: result.value }] : [],
      );
      expect(placed).toHaveLength(1);
      const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []));
      expect(refused).toEqual(
        Array.from({ length: 9 }, () => expect.objectContaining({ type: "InvalidCouponCodeException" })),
      );
      expect(placed[0]!.order.order_total).toBe(80.1);
      const { ocapi } = visits[placed[0]!.index]!;
      await ocapi(updateOrder, { ...of(placed[0]!.order.order_no), body: { status: "failed_with_reopen" } });
      const [loser] = prepared.filter((_, index) => index !== placed[0]!.index);
      expect(await loser!()).toMatchObject({ order_total: 80.1 });
    });
  });

  describe("reading", () => {
    it("is allowed to its customer only", async () => {
      const { ocapi, shopper } = visit();
      const { order_no } = await order(ocapi, ["NAV-12M"]);
      const others = [visit(), visit({ usid: shopper.usid }), visit({ isRegistered: true })];
      for (const other of others) {
        await expect(other.ocapi(getOrder, of(order_no))).rejects.toMatchObject({ type: "OrderNotFoundException" });
        const body = { status: "new" as const };
        await expect(other.ocapi(updateOrder, { ...of(order_no), body })).rejects.toMatchObject({ status: 404 });
      }
      expect(await ocapi(getOrder, of(order_no))).toMatchObject({ status: "created" });
    });
  });

  it("does not change with the address of a later basket", async () => {
    const { ocapi } = visit();
    const placed = await order(ocapi, ["NAV-12M"]);
    const basketId = await fillBasket(ocapi, { products: ["LIVE-12M"] });
    const body = {
      ...placed.billing_address!,
      _type: undefined,
      full_name: undefined,
      city: "Leeds",
      country_code: "GB" as const,
    };
    await ocapi(setBillingAddress, { params: { ...site, basketId }, body: JSON.parse(JSON.stringify(body)) as never });
    expect(await ocapi(getOrder, of(placed.order_no))).toEqual(placed);
  });
});
