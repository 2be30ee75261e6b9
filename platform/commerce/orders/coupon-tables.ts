import { pgSchema, primaryKey, text } from "drizzle-orm/pg-core";

const commerce = pgSchema("commerce");

export const couponRedemptions = commerce.table(
  "coupon_redemptions",
  {
    code: text().notNull(),
    orderNo: text("order_no").notNull(),
    customerId: text("customer_id").notNull(),
    /** In lower case. */
    email: text(),
    vin: text(),
  },
  (table) => [primaryKey({ columns: [table.code, table.orderNo] })],
);
