import { expect, it } from "vitest";
import { addCoupon, removeCoupon } from "../../../contracts/commerce/baskets.ts";
import { fillBasket, newShopper, prepareCommerce, shopAs } from "../../../test/commerce-fixture.ts";
import { describeContract } from "../../../test/describe-contract.ts";

const site = { siteId: "VCS" };

describeContract("commerce coupons", prepareCommerce, (connect) => {
  const visit = (about = {}) => {
    const shopper = newShopper(about);
    return { shopper, ...shopAs(connect(), shopper) };
  };

  it("discounts each line of the order by ten percent", async () => {
    const { ocapi } = visit();
    const basketId = await fillBasket(ocapi, { products: ["NAV-12M", "LIVE-12M"] });
    const params = { ...site, basketId };
    const basket = await ocapi(addCoupon, { params, body: { code: "ten" } });
    expect(basket).toMatchObject({
      coupon_items: [{ code: "TEN", status_code: "applied", valid: true }],
      order_price_adjustments: [{ promotion_id: "ten-percent", coupon_code: "TEN", price: -12.8 }],
      product_sub_total: 128,
      product_total: 115.2,
      order_total: 115.2,
    });
    const couponItemId = basket.coupon_items![0]!.coupon_item_id;
    const without = await ocapi(removeCoupon, { params: { ...params, couponItemId } });
    expect(without).not.toHaveProperty("coupon_items");
    expect(without.order_total).toBe(128);
  });

  it("marks a coupon that applies to no item of the basket", async () => {
    const { ocapi } = visit();
    const basketId = await fillBasket(ocapi, { products: ["LIVE-12M"] });
    const basket = await ocapi(addCoupon, { params: { ...site, basketId }, body: { code: "NAV33" } });
    expect(basket).toMatchObject({ coupon_items: [{ status_code: "no_applicable_promotion" }], order_total: 39 });
  });

  it("gives the same fault for every unusable coupon, and stops guessing", async () => {
    const { ocapi } = visit();
    const basketId = await fillBasket(ocapi, { products: ["LIVE-12M"] });
    const params = { ...site, basketId };
    for (const code of ["NOPE", "OVER", "JAGUAR", ...Array.from({ length: 7 }, (_, n) => `GUESS${n}`)]) {
      await expect(ocapi(addCoupon, { params, body: { code } })).rejects.toMatchObject({
        status: 400,
        type: "InvalidCouponCodeException",
        message: "The coupon cannot be used for this basket.",
      });
    }
    await expect(ocapi(addCoupon, { params, body: { code: "TEN" } })).rejects.toMatchObject({
      type: "InvalidCouponCodeException",
    });
  });
});
