import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "../../../database/database.ts";
import type { LocaleId } from "../markets.ts";
import {
  type AssetFields,
  categories,
  contentAssets,
  coupons,
  customObjects,
  productPrices,
  products,
  type ProductTexts,
  productTexts,
  promotions,
  shippingMethods,
  sitePreferences,
} from "./catalogue-tables.ts";

/** All rows of a catalogue. Masters come before their variants, parents before their children. */
export type CatalogueData = {
  categories: (typeof categories.$inferInsert)[];
  products: (typeof products.$inferInsert)[];
  productTexts: { productId: string; locale: LocaleId; texts: ProductTexts }[];
  productPrices: (typeof productPrices.$inferInsert)[];
  contentAssets: { siteId: string; id: string; locale: LocaleId; fields: AssetFields }[];
  customObjects: (typeof customObjects.$inferInsert)[];
  sitePreferences: (typeof sitePreferences.$inferInsert)[];
  shippingMethods: (typeof shippingMethods.$inferInsert)[];
  promotions: (typeof promotions.$inferInsert)[];
  coupons: (typeof coupons.$inferInsert)[];
};

/** Rows of one statement, which may have 65,535 values at most. */
const batchSize = 500;

/** Adds a catalogue; existing rows are not changed. */
export async function fillCatalogue(queries: Queries, data: CatalogueData): Promise<void> {
  const tables: [table: PgTable, rows: Record<string, unknown>[]][] = [
    [categories, data.categories],
    [products, data.products],
    [productTexts, data.productTexts],
    [productPrices, data.productPrices],
    [contentAssets, data.contentAssets],
    [customObjects, data.customObjects],
    [sitePreferences, data.sitePreferences],
    [shippingMethods, data.shippingMethods],
    [promotions, data.promotions],
    [coupons, data.coupons],
  ];
  for (const [table, rows] of tables) {
    for (let from = 0; from < rows.length; from += batchSize) {
      await queries
        .insert(table)
        .values(rows.slice(from, from + batchSize))
        .onConflictDoNothing();
    }
  }
  await queries.execute(sql`analyze commerce.products`);
}
