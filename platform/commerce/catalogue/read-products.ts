import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { CurrencyCode } from "../../../contracts/commerce/text.ts";
import type { Queries } from "../../../database/database.ts";
import type { LocaleId } from "../markets.ts";
import { type ProductDetails, productPrices, products, type ProductTexts, productTexts } from "./catalogue-tables.ts";

/** The site, language, currency and country in which products are sold. */
export type SalesContext = { siteId: string; locale: LocaleId; currency: CurrencyCode; country: string };

/** A product in one sales context, with its text and price there. */
export type SoldProduct = {
  id: string;
  masterId: string | null;
  categoryId: string;
  details: ProductDetails;
  texts: ProductTexts;
  /** In minor units; a master has none. */
  amount: number | null;
  /** Whether it can be bought now. */
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

/** Both the product and its master must be visible in the country. */
const isVisibleIn = (country: string) => sql`(${products.markets} is null or ${country} = any(${products.markets}))
  and not (${country} = any(${products.hiddenIn}))
  and (${products.masterId} is null or exists (
    select 1 from commerce.products as master where master.id = ${products.masterId}
      and (master.markets is null or ${country} = any(master.markets)) and not (${country} = any(master.hidden_in))))`;

const isOffered = sql<boolean>`(${products.isOffered} and (${products.masterId} is null or exists (
    select 1 from commerce.products as master where master.id = ${products.masterId} and master.is_offered)))`;

const isSoldIn = (country: string) => and(isVisibleIn(country), isOffered);

function selectProducts(queries: Queries, context: SalesContext) {
  return queries
    .select({ ...columns, isOffered })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, context.locale)))
    .leftJoin(
      productPrices,
      and(
        eq(productPrices.productId, products.id),
        eq(productPrices.siteId, context.siteId),
        eq(productPrices.currency, context.currency),
      ),
    )
    .$dynamic();
}

/** The products with these ids and the variants of these masters, in the order of the catalogue. */
export async function readProducts(
  queries: Queries,
  context: SalesContext,
  ids: readonly string[],
): Promise<SoldProduct[]> {
  if (ids.length === 0) return [];
  return selectProducts(queries, context)
    .where(and(or(inArray(products.id, [...ids]), inArray(products.masterId, [...ids])), isSoldIn(context.country)))
    .orderBy(asc(products.position), asc(products.id));
}

/** The variants with these ids that can be bought. */
export async function readVariants(
  queries: Queries,
  context: SalesContext,
  ids: readonly string[],
): Promise<SoldProduct[]> {
  return (await readChosenVariants(queries, context, ids)).filter((product) => product.isOffered);
}

/** The variants with these ids, for the lines of a basket; includes those that are no longer offered. */
export async function readChosenVariants(
  queries: Queries,
  context: SalesContext,
  ids: readonly string[],
): Promise<SoldProduct[]> {
  if (ids.length === 0) return [];
  const found = await selectProducts(queries, context).where(
    and(inArray(products.id, [...ids]), isVisibleIn(context.country)),
  );
  return found.filter((product) => product.masterId !== null && product.amount !== null && product.amount > 0);
}

/** The names of these products in a language, by their ids. */
export async function readNames(
  queries: Queries,
  locale: LocaleId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await queries
    .select()
    .from(productTexts)
    .where(and(inArray(productTexts.productId, [...ids]), eq(productTexts.locale, locale)));
  return new Map(found.map(({ productId, texts }) => [productId, texts.name]));
}

/** The masters of these categories. */
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
