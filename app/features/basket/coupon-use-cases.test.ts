import { describe, expect, it } from "vitest";
import { visit, withCommerce } from "../../../test/basket/basket-visit.ts";
import { addToBasket } from "./add-to-basket.server.ts";
import { applyCoupon, removeCoupon } from "./change-coupons.server.ts";
import { fetchBasket } from "./fetch-basket.server.ts";

withCommerce();

describe("a coupon", () => {
  const filled = async (planIds: string[]) => {
    const { deps } = visit();
    await addToBasket(deps, { planIds });
    return deps;
  };

  it("reduces the price once, and can be removed again", async () => {
    const deps = await filled(["NAV-12M"]);
    expect(await applyCoupon(deps, { code: " ten " })).toEqual({ kind: "applied" });
    expect(await applyCoupon(deps, { code: "TEN" })).toEqual({ kind: "applied" });
    const basket = await fetchBasket(deps);
    expect(basket).toMatchObject({
      coupons: [{ code: "TEN", isApplied: true }],
      adjustments: [{ amount: { amount: -890 } }],
      total: { amount: 8010 },
    });
    const { couponId } = basket!.coupons[0]!;
    expect(await removeCoupon(deps, { couponId })).toEqual({ kind: "couponRemoved" });
    expect(await removeCoupon(deps, { couponId })).toEqual({ kind: "couponRemoved" });
    expect(await fetchBasket(deps)).toMatchObject({ coupons: [], total: { amount: 8900 } });
  });

  it.each([
    ["unknown", "NOPE"],
    ["expired", "OVER"],
    ["the other make's", "JAGUAR"],
    ["for another service", "NAV33"],
    ["too long", "X".repeat(65)],
    ["malformed", "\0"],
  ])("is refused with the same answer when its code is %s", async (_, code) => {
    const deps = await filled(["LIVE-12M"]);
    expect(await applyCoupon(deps, { code })).toEqual({ kind: "refused" });
    expect((await fetchBasket(deps))?.coupons).toEqual([]);
  });

  it("without a code is reported as missing, and counts as no attempt", async () => {
    const { deps, calls } = visit();
    const limits = { couponPerIp: async () => ({ isAllowed: false, retryAfterSeconds: 60 }) as const };
    expect(await applyCoupon({ ...deps, limits }, { code: "  " })).toEqual({ kind: "missing" });
    expect(calls).toEqual([]);
  });

  it("is refused with the same answer when there is no basket", async () => {
    expect(await applyCoupon(visit().deps, { code: "TEN" })).toEqual({ kind: "refused" });
  });

  it("is refused without a call to commerce after too many attempts", async () => {
    const { deps, calls } = visit();
    const limits = { couponPerIp: async () => ({ isAllowed: false, retryAfterSeconds: 60 }) as const };
    expect(await applyCoupon({ ...deps, limits }, { code: "TEN" })).toEqual({
      kind: "tooMany",
      retryAfterSeconds: 60,
    });
    expect(calls).toEqual([]);
  });

  it("fails when commerce is down", async () => {
    const { deps } = visit({ refuse: (path) => path.endsWith("/coupons") });
    await addToBasket(deps, { planIds: ["NAV-12M"] });
    expect(await applyCoupon(deps, { code: "TEN" })).toEqual({ kind: "failed" });
  });
});
