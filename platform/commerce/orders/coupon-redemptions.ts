import { and, count, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Queries } from "../../../database/database.ts";
import { invalidCoupon } from "../baskets/basket-faults.ts";
import { coupons } from "../catalogue/catalogue-tables.ts";
import { couponRedemptions } from "./coupon-tables.ts";

/** Who uses a coupon: a guest has a new id at every visit, but the same e-mail address or vehicle. */
export type Redeemer = { customerId: string; email: string; vins: readonly string[] };

const plainEmail = ({ email }: Redeemer): string => email.trim().toLowerCase();

type Coupon = Pick<typeof coupons.$inferSelect, "code" | "limitPerCustomer">;

/** Whether this person, or this vehicle, has had a coupon as often as it is given to one customer. */
export async function isUsedUp(queries: Queries, coupon: Coupon, redeemer: Redeemer): Promise<boolean> {
  if (coupon.limitPerCustomer === null) return false;
  const { customerId, vins } = redeemer;
  const email = plainEmail(redeemer);
  const [before] = await queries
    .select({ uses: count() })
    .from(couponRedemptions)
    .where(
      and(
        eq(couponRedemptions.code, coupon.code),
        or(
          eq(couponRedemptions.customerId, customerId),
          email === "" ? undefined : eq(couponRedemptions.email, email),
          vins.length === 0 ? undefined : inArray(couponRedemptions.vin, [...vins]),
        ),
      ),
    );
  return (before?.uses ?? 0) >= coupon.limitPerCustomer;
}

/** Uses up the coupons of an order. The count is raised in one statement, so that the last use is given once only. */
export async function redeemCoupons(
  tx: Queries,
  codes: readonly string[],
  { orderNo, redeemer }: { orderNo: string; redeemer: Redeemer },
): Promise<void> {
  for (const code of [...codes].sort()) {
    const [coupon] = await tx
      .update(coupons)
      .set({ used: sql`${coupons.used} + 1` })
      .where(and(eq(coupons.code, code), or(isNull(coupons.usageLimit), sql`${coupons.used} < ${coupons.usageLimit}`)))
      .returning();
    if (!coupon) throw invalidCoupon();
    if (await isUsedUp(tx, coupon, redeemer)) throw invalidCoupon();
    const { customerId, vins } = redeemer;
    await tx
      .insert(couponRedemptions)
      .values({ code, orderNo, customerId, email: plainEmail(redeemer) || null, vin: vins[0] ?? null });
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
