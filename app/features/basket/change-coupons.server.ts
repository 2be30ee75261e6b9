import { addCoupon, removeCoupon as remove } from "../../../contracts/commerce/baskets.ts";
import { filledText } from "../../../contracts/commerce/text.ts";
import { isFault } from "../../../contracts/fault.ts";
import type { RateLimits } from "../../settings/rate-limits.ts";
import { type BasketDeps, fetchBasketDocument, retryOnStaleBasket } from "./fetch-basket-document.server.ts";

/**
 * `refused` is the answer to every code without an effect, whatever the reason, so that it does not reveal which codes
 * exist.
 */
export type CouponOutcome =
  | { kind: "applied" }
  /** Nothing was typed. */
  | { kind: "missing" }
  | { kind: "refused" }
  | { kind: "tooMany"; retryAfterSeconds: number }
  | { kind: "failed" };

export type RemoveCouponOutcome = { kind: "couponRemoved" } | { kind: "failed" };

type Deps = BasketDeps & { limits: Pick<RateLimits, "couponPerIp">; ip: string };

const codeText = filledText(64);

export async function applyCoupon(deps: Deps, { code }: { code: string }): Promise<CouponOutcome> {
  const normalised = code.trim().toUpperCase();
  if (normalised === "") return { kind: "missing" };
  const allowance = await deps.limits.couponPerIp(deps.ip);
  if (!allowance.isAllowed) return { kind: "tooMany", retryAfterSeconds: allowance.retryAfterSeconds };
  if (!codeText.safeParse(normalised).success) return { kind: "refused" };
  try {
    return await retryOnStaleBasket(() => redeem(deps, normalised));
  } catch (error) {
    if (!isFault(error)) throw error;
    return error.kind === "refused" ? { kind: "refused" } : { kind: "failed" };
  }
}

async function redeem(deps: Deps, code: string): Promise<CouponOutcome> {
  const found = await fetchBasketDocument(deps);
  if (!found) return { kind: "refused" };
  const params = { siteId: deps.siteLocale.siteId, basketId: found.basket_id };
  const basket = await deps.shopper.commerceOcapi(addCoupon, { params, body: { code } });
  const coupon = basket.coupon_items?.find((one) => one.code.toUpperCase() === code);
  if (!coupon || coupon.status_code === "applied") return { kind: "applied" };
  await deps.shopper.commerceOcapi(remove, { params: { ...params, couponItemId: coupon.coupon_item_id } });
  return { kind: "refused" };
}

/** Removes a coupon; one that is gone already counts as removed. */
export async function removeCoupon(deps: BasketDeps, { couponId }: { couponId: string }): Promise<RemoveCouponOutcome> {
  try {
    await retryOnStaleBasket(async () => {
      const basket = await fetchBasketDocument(deps);
      if (!basket?.coupon_items?.some((coupon) => coupon.coupon_item_id === couponId)) return;
      const params = { siteId: deps.siteLocale.siteId, basketId: basket.basket_id, couponItemId: couponId };
      await deps.shopper.commerceOcapi(remove, { params });
    });
    return { kind: "couponRemoved" };
  } catch (error) {
    if (isFault(error, "CouponItemNotFoundException")) return { kind: "couponRemoved" };
    if (isFault(error)) return { kind: "failed" };
    throw error;
  }
}
