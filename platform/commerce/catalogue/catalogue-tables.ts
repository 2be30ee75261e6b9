import { boolean, integer, jsonb, pgSchema, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { SitePreferences } from "../../../contracts/commerce/content.ts";
import type { CurrencyCode } from "../../../contracts/commerce/text.ts";
import type { LocaleId } from "../markets.ts";

const commerce = pgSchema("commerce");
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export type DurationType = "y" | "m" | "one-time";

export type ProductDetails = {
  featureType: string;
  isSecure: boolean;
  subscriptionType: string;
  /** The name of the service's image. */
  art: string;
  /** Further images for the gallery. */
  gallery?: readonly string[];
  benefitArt: readonly string[];
  /** The powertrains it supports; absent when it supports all. */
  powertrains?: readonly string[];
  /** The length of a plan; only variants have one. */
  duration?: number;
  durationType?: DurationType;
  videoUrl?: string;
  userManualUrl?: Partial<Record<string, string>>;
  termsUrl?: string;
};

export type ProductTexts = {
  name: string;
  shortDescription: string;
  longDescription: string;
  benefits: readonly { title: string; description: string }[];
};

export type Localised<T> = Record<LocaleId, T>;

export type PromotionRule = {
  level: "item" | "order";
  discount:
    | { kind: "percentage"; percent: number }
    | { kind: "amount"; amounts: Partial<Record<CurrencyCode, number>> };
  /** The services it is for, by master; null means all. */
  masters: readonly string[] | null;
  /** How many services the basket must hold. */
  minimumLines: number;
  /** Whether it applies only with a coupon. */
  needsCoupon: boolean;
};

export const categories = commerce.table("categories", {
  id: text().primaryKey(),
  parentId: text("parent_id"),
  position: integer().notNull(),
  texts: jsonb().$type<Localised<{ name: string; description: string }>>().notNull(),
});

export const products = commerce.table("products", {
  id: text().primaryKey(),
  masterId: text("master_id"),
  categoryId: text("category_id").notNull(),
  position: integer().notNull(),
  isOffered: boolean("is_offered").notNull(),
  markets: text().array(),
  hiddenIn: text("hidden_in").array().notNull(),
  details: jsonb().$type<ProductDetails>().notNull(),
});

export const productTexts = commerce.table(
  "product_texts",
  {
    productId: text("product_id").notNull(),
    locale: text().notNull(),
    texts: jsonb().$type<ProductTexts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.locale] })],
);

export const productPrices = commerce.table(
  "product_prices",
  {
    productId: text("product_id").notNull(),
    siteId: text("site_id").notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    amount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.siteId, table.currency] })],
);

export type AssetFields = { name: string; description?: string; c_body: string } & Record<string, unknown>;

export const contentAssets = commerce.table(
  "content_assets",
  {
    siteId: text("site_id").notNull(),
    id: text().notNull(),
    locale: text().notNull(),
    fields: jsonb().$type<AssetFields>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id, table.locale] })],
);

export const customObjects = commerce.table(
  "custom_objects",
  {
    siteId: text("site_id").notNull(),
    objectType: text("object_type").notNull(),
    key: text().notNull(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.objectType, table.key] })],
);

export const sitePreferences = commerce.table("site_preferences", {
  siteId: text("site_id").primaryKey(),
  preferences: jsonb().$type<SitePreferences>().notNull(),
});

export const shippingMethods = commerce.table("shipping_methods", {
  id: text().primaryKey(),
  position: integer().notNull(),
  texts: jsonb().$type<Localised<{ name: string; description: string; arrival: string }>>().notNull(),
});

export const promotions = commerce.table("promotions", {
  id: text().primaryKey(),
  siteId: text("site_id"),
  startsAt: instant("starts_at"),
  endsAt: instant("ends_at"),
  rule: jsonb().$type<PromotionRule>().notNull(),
  texts: jsonb().$type<Localised<{ name: string; callout: string; details: string }>>().notNull(),
});

export const coupons = commerce.table("coupons", {
  code: text().primaryKey(),
  promotionId: text("promotion_id").notNull(),
  usageLimit: integer("usage_limit"),
  limitPerCustomer: integer("limit_per_customer"),
  used: integer().notNull().default(0),
});
