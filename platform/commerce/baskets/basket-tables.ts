import { boolean, integer, jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { OrderAddress } from "../../../contracts/commerce/address.ts";
import type { CurrencyCode } from "../../../contracts/commerce/text.ts";
import type { LocaleId } from "../markets.ts";

const commerce = pgSchema("commerce");
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The stored part of a card; it cannot be used to pay. */
export type StoredCard = {
  cardType: string;
  lastDigits: string;
  holder?: string;
  expirationMonth?: number;
  expirationYear?: number;
};

export const baskets = commerce.table("baskets", {
  id: text().primaryKey(),
  siteId: text("site_id").notNull(),
  customerId: text("customer_id").notNull(),
  usid: text().notNull(),
  isGuest: boolean("is_guest").notNull(),
  state: text().$type<"open" | "ordered">().notNull().default("open"),
  currency: text().$type<CurrencyCode>().notNull(),
  locale: text().$type<LocaleId>().notNull(),
  email: text().notNull().default(""),
  shippingAddress: jsonb("shipping_address").$type<OrderAddress>(),
  billingAddress: jsonb("billing_address").$type<OrderAddress>(),
  shippingMethodId: text("shipping_method_id"),
  refusedCoupons: integer("refused_coupons").notNull().default(0),
  revision: integer().notNull().default(1),
  createdAt: instant("created_at").notNull(),
  modifiedAt: instant("modified_at").notNull(),
});
export type BasketRow = typeof baskets.$inferSelect;

export const basketItems = commerce.table("basket_items", {
  id: text().primaryKey(),
  basketId: text("basket_id").notNull(),
  productId: text("product_id").notNull(),
  /** The vehicle the item was chosen for. */
  vin: text(),
  position: integer().generatedAlwaysAsIdentity(),
});

export const basketCoupons = commerce.table("basket_coupons", {
  id: text().primaryKey(),
  basketId: text("basket_id").notNull(),
  code: text().notNull(),
  position: integer().generatedAlwaysAsIdentity(),
});

export const basketInstruments = commerce.table("basket_instruments", {
  id: text().primaryKey(),
  basketId: text("basket_id").notNull(),
  methodId: text("method_id").notNull(),
  card: jsonb().$type<StoredCard>(),
  bankCode: text("bank_code"),
  position: integer().generatedAlwaysAsIdentity(),
});
