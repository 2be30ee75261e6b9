import { and, count, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Queries } from "../../../database/database.ts";
import { invalidCoupon } from "../baskets/basket-faults.ts";
import { coupons } from "../catalogue/catalogue-tables.ts";
import { couponRedemptions } from "./coupon-tables.ts";

/** The user of a coupon. A guest has a new id at every visit, but the same e-mail address or vehicle. */
export type Redeemer = { customerId: string; email: string; vins: readonly string[] };

const normaliseEmail = ({ email }: Redeemer): string => email.trim().toLowerCase();

type Coupon = Pick<typeof coupons.$inferSelect, "code" | "limitPerCustomer">;

/** Whether this person or vehicle has reached the coupon's limit per customer. */
export async function hasReachedCustomerLimit(queries: Queries, coupon: Coupon, redeemer: Redeemer): Promise<boolean> {
  if (coupon.limitPerCustomer === null) return false;
  const { customerId, vins } = redeemer;
  const email = normaliseEmail(redeemer);
  const [previous] = await queries
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
  return (previous?.uses ?? 0) >= coupon.limitPerCustomer;
}

/** Redeems the coupons of an order. One statement checks and raises the count, so the last use is given only once. */
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
    if (await hasReachedCustomerLimit(tx, coupon, redeemer)) throw invalidCoupon();
    const { customerId, vins } = redeemer;
    await tx
      .insert(couponRedemptions)
      .values({ code, orderNo, customerId, email: normaliseEmail(redeemer) || null, vin: vins[0] ?? null });
  }
}

/** Releases the coupons of a failed order. */
export async function releaseCoupons(tx: Queries, orderNo: string): Promise<void> {
  const released = await tx.delete(couponRedemptions).where(eq(couponRedemptions.orderNo, orderNo)).returning();
  for (const { code } of released) {
    await tx
      .update(coupons)
      .set({ used: sql`${coupons.used} - 1` })
      .where(eq(coupons.code, code));
  }
}
