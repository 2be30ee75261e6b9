import { boolean, integer, jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { OrderFields } from "../../../contracts/commerce/order-fields.ts";
import type { ExportStatus, OrderDocument, OrderStatus } from "../../../contracts/commerce/orders.ts";
import type { DurationType } from "../catalogue/catalogue-tables.ts";
import type { basketAndOrderFields } from "../baskets/basket-document.ts";
import type { LocaleId } from "../markets.ts";

const commerce = pgSchema("commerce");
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export type OrderContent = ReturnType<typeof basketAndOrderFields>;

/** A line with the fields that order management needs; amounts in minor units, the total including tax. */
export type OrderedLine = {
  itemId: string;
  masterId: string;
  variantId: string;
  /** Of the service. The term is said by `duration`; the names of older orders say it too. */
  name: string;
  featureType: string;
  subscriptionType: string;
  duration: number;
  durationType: DurationType;
  total: number;
  tax: number;
  taxRate: number;
  /** The taxes by name, where a bill lists them; old orders do not have this field. */
  taxes?: { name: string; rate: number; amount: number }[];
  imageLink: string;
  userManualUrl: string | null;
};

export const orders = commerce.table("orders", {
  orderNo: text("order_no").primaryKey(),
  orderToken: text("order_token").notNull(),
  siteId: text("site_id").notNull(),
  customerId: text("customer_id").notNull(),
  isGuest: boolean("is_guest").notNull(),
  basketId: text("basket_id").notNull(),
  status: text().$type<OrderStatus>().notNull(),
  confirmationStatus: text("confirmation_status")
    .$type<OrderDocument["confirmation_status"]>()
    .notNull()
    .default("not_confirmed"),
  exportStatus: text("export_status").$type<ExportStatus>().notNull().default("not_exported"),
  paymentStatus: text("payment_status").$type<OrderDocument["payment_status"]>().notNull().default("not_paid"),
  content: jsonb().$type<OrderContent>().notNull(),
  lines: jsonb().$type<OrderedLine[]>().notNull(),
  locale: text().$type<LocaleId>().notNull(),
  fields: jsonb().$type<OrderFields>().notNull().default({}),
  revision: integer().notNull().default(1),
  placedAt: instant("placed_at").notNull(),
  modifiedAt: instant("modified_at").notNull(),
});
export type OrderRow = typeof orders.$inferSelect;
