import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { CurrencyCode } from "../../../contracts/commerce/text.ts";
import type { Queries } from "../../../database/database.ts";
import type { LocaleId } from "../markets.ts";
import { type ProductDetails, productPrices, products, type ProductTexts, productTexts } from "./catalogue-tables.ts";

/** Where and how something is sold. */
export type Shelf = { siteId: string; locale: LocaleId; currency: CurrencyCode; country: string };

/** A product as it is sold from one shelf: visible in the country, with its text and its price there. */
export type SoldProduct = {
  id: string;
  masterId: string | null;
  categoryId: string;
  details: ProductDetails;
  texts: ProductTexts;
  /** Minor units; a master has none of its own. */
  amount: number | null;
  /** Whether it can be bought at the moment. */
  isOffered: boolean;
};

const columns = {
  id: products.id,
  masterId: products.masterId,
  categoryId: products.categoryId,
  details: products.details,
  texts: productTexts.texts,
  amount: productPrices.amount,
};

/** What holds of a product holds of its master too. */
const isMeantFor = (country: string) => sql`(${products.markets} is null or ${country} = any(${products.markets}))
  and not (${country} = any(${products.hiddenIn}))
  and (${products.masterId} is null or exists (
    select 1 from commerce.products as master where master.id = ${products.masterId}
      and (master.markets is null or ${country} = any(master.markets)) and not (${country} = any(master.hidden_in))))`;

const isOffered = sql<boolean>`(${products.isOffered} and (${products.masterId} is null or exists (
    select 1 from commerce.products as master where master.id = ${products.masterId} and master.is_offered)))`;

const isSoldIn = (country: string) => and(isMeantFor(country), isOffered);

function readFrom(queries: Queries, shelf: Shelf) {
  return queries
    .select({ ...columns, isOffered })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, shelf.locale)))
    .leftJoin(
      productPrices,
      and(
        eq(productPrices.productId, products.id),
        eq(productPrices.siteId, shelf.siteId),
        eq(productPrices.currency, shelf.currency),
      ),
    )
    .$dynamic();
}

/** The named products and the variants of the named masters, in the order of the catalogue. */
export async function readProducts(queries: Queries, shelf: Shelf, ids: readonly string[]): Promise<SoldProduct[]> {
  if (ids.length === 0) return [];
  return readFrom(queries, shelf)
    .where(and(or(inArray(products.id, [...ids]), inArray(products.masterId, [...ids])), isSoldIn(shelf.country)))
    .orderBy(asc(products.position), asc(products.id));
}

/** The named variants that can be bought. */
export async function readVariants(queries: Queries, shelf: Shelf, ids: readonly string[]): Promise<SoldProduct[]> {
  return (await readChosenVariants(queries, shelf, ids)).filter((product) => product.isOffered);
}

/** The named variants, as lines of a basket need them: those that have been taken off the shelf since are among them. */
export async function readChosenVariants(
  queries: Queries,
  shelf: Shelf,
  ids: readonly string[],
): Promise<SoldProduct[]> {
  if (ids.length === 0) return [];
  const found = await readFrom(queries, shelf).where(and(inArray(products.id, [...ids]), isMeantFor(shelf.country)));
  return found.filter((product) => product.masterId !== null && product.amount !== null && product.amount > 0);
}

/** The masters of the named categories, by category. */
export async function readMasterIds(
  queries: Queries,
  country: string,
  categoryIds: readonly string[],
): Promise<{ id: string; categoryId: string }[]> {
  if (categoryIds.length === 0) return [];
  return queries
    .select({ id: products.id, categoryId: products.categoryId })
    .from(products)
    .where(and(isNull(products.masterId), inArray(products.categoryId, [...categoryIds]), isSoldIn(country)))
    .orderBy(asc(products.position));
}
