import { and, count, eq, isNull, or, sql } from "drizzle-orm";
import type { Queries } from "../../../database/open-database.ts";
import { invalidCoupon } from "../baskets/basket-faults.ts";
import { coupons } from "../catalogue/catalogue-tables.ts";
import { couponRedemptions } from "./order-tables.ts";

/** Uses up the coupons of an order. The count is raised in one statement, so that the last use is given once only. */
export async function redeemCoupons(
  tx: Queries,
  codes: readonly string[],
  { orderNo, customerId }: { orderNo: string; customerId: string },
): Promise<void> {
  for (const code of [...codes].sort()) {
    const [coupon] = await tx
      .update(coupons)
      .set({ used: sql`${coupons.used} + 1` })
      .where(and(eq(coupons.code, code), or(isNull(coupons.usageLimit), sql`${coupons.used} < ${coupons.usageLimit}`)))
      .returning();
    if (!coupon) throw invalidCoupon();
    const [before] = await tx
      .select({ uses: count() })
      .from(couponRedemptions)
      .where(and(eq(couponRedemptions.code, code), eq(couponRedemptions.customerId, customerId)));
    if (coupon.limitPerCustomer !== null && (before?.uses ?? 0) >= coupon.limitPerCustomer) throw invalidCoupon();
    await tx.insert(couponRedemptions).values({ code, orderNo, customerId });
  }
}

/** Gives back what a failed order had used up. */
export async function releaseCoupons(tx: Queries, orderNo: string): Promise<void> {
  const released = await tx.delete(couponRedemptions).where(eq(couponRedemptions.orderNo, orderNo)).returning();
  for (const { code } of released) {
    await tx
      .update(coupons)
      .set({ used: sql`${coupons.used} - 1` })
      .where(eq(coupons.code, code));
  }
}
