import { and, count, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Hono } from "hono";
import { addCoupon, removeCoupon } from "../../../contracts/commerce/baskets.ts";
import type { Queries } from "../../../database/database.ts";
import { coupons, promotions } from "../catalogue/catalogue-tables.ts";
import type { CommerceDeps } from "../deps.ts";
import { ocapiFault, refuseOcapiInput } from "../ocapi-fault.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { invalidCoupon } from "./basket-faults.ts";
import { basketCoupons, type BasketRow, baskets } from "./basket-tables.ts";
import { changeBasket, findBasket } from "./change-basket.ts";
import { createId } from "./create-basket.ts";
import { createShopperGuards } from "../require-shopper.ts";

/** After so many refusals the shopper is guessing: every further code is refused, right or wrong. */
const maxRefusals = 10;
const maxCoupons = 3;

export function serveCoupons(app: Hono, deps: CommerceDeps): void {
  const { queries } = deps.database;
  const { requireShopper } = createShopperGuards(deps.tokens);
  serveEndpoint(app, addCoupon, {
    refuseInput: refuseOcapiInput,
    async handle({ params, body }, context) {
      const shopper = await requireShopper(context, params.siteId);
      const row = await findBasket(queries, shopper, params.basketId);
      const code = body.code.trim().toUpperCase();
      const isUsable =
        row.refusedCoupons < maxRefusals && (await isCouponUsable(queries, { row, code, now: deps.now() }));
      if (!isUsable) {
        await queries
          .update(baskets)
          .set({ refusedCoupons: sql`${baskets.refusedCoupons} + 1` })
          .where(eq(baskets.id, row.id));
        throw invalidCoupon();
      }
      return changeBasket(deps, { shopper, basketId: params.basketId }, async (tx) => {
        const existing = await tx.select().from(basketCoupons).where(eq(basketCoupons.basketId, row.id));
        if (existing.some((coupon) => coupon.code === code)) return;
        if (existing.length >= maxCoupons) throw invalidCoupon();
        await tx.insert(basketCoupons).values({ id: createId(), basketId: row.id, code });
      });
    },
  });
  serveEndpoint(app, removeCoupon, {
    refuseInput: refuseOcapiInput,
    async handle({ params }, context) {
      const shopper = await requireShopper(context, params.siteId);
      return changeBasket(deps, { shopper, basketId: params.basketId }, async (tx, row) => {
        const removed = await tx
          .delete(basketCoupons)
          .where(and(eq(basketCoupons.id, params.couponItemId), eq(basketCoupons.basketId, row.id)))
          .returning({ id: basketCoupons.id });
        if (removed.length > 0) return;
        throw ocapiFault(404, {
          type: "CouponItemNotFoundException",
          message: `No coupon item with the id '${params.couponItemId}' was found.`,
          arguments: { couponItemId: params.couponItemId },
        });
      });
    },
  });
}

async function isCouponUsable(
  queries: Queries,
  { row, code, now }: { row: BasketRow; code: string; now: Date },
): Promise<boolean> {
  const [found] = await queries
    .select({ coupons: count() })
    .from(coupons)
    .innerJoin(promotions, eq(promotions.id, coupons.promotionId))
    .where(
      and(
        eq(coupons.code, code),
        or(isNull(coupons.usageLimit), gt(coupons.usageLimit, coupons.used)),
        or(isNull(promotions.siteId), eq(promotions.siteId, row.siteId)),
        or(isNull(promotions.startsAt), lte(promotions.startsAt, now)),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, now)),
      ),
    );
  return (found?.coupons ?? 0) > 0;
}
