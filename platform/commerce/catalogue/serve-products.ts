import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Hono } from "hono";
import {
  type CategoryDocument,
  getCategory,
  getProduct,
  getProducts,
  getPromotions,
} from "../../../contracts/commerce/products.ts";
import type { CurrencyCode } from "../../../contracts/commerce/text.ts";
import type { CallResult } from "../../../contracts/endpoint.ts";
import type { Queries } from "../../../database/database.ts";
import type { CommerceDeps } from "../deps.ts";
import { countryOfLocale, currencyOfLocale, defaultLocale, isKnownLocale, type LocaleId } from "../markets.ts";
import { refuseScapiInput, scapiProblem } from "../scapi-problem.ts";
import { isKnownSite } from "../sites.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { categories, promotions } from "./catalogue-tables.ts";
import { productDocument } from "./product-document.ts";
import { readMasterIds, readProducts, type SalesContext, type SoldProduct } from "./read-products.ts";

const listLimit = 24;

export function serveProducts(app: Hono, { database: { queries }, now }: CommerceDeps): void {
  serveEndpoint(app, getProducts, {
    refuseInput: refuseScapiInput,
    async handle({ query }) {
      const context = await findSalesContext(queries, query);
      const found = await readProducts(queries, context, query.ids);
      return productList(query.ids, found, context);
    },
  });
  serveEndpoint(app, getProduct, {
    refuseInput: refuseScapiInput,
    async handle({ params, query }) {
      const context = await findSalesContext(queries, query);
      const found = await readProducts(queries, context, [params.id]);
      const product = found.find(({ id }) => id === params.id);
      if (!product) throw notFound("product", params.id);
      return productDocument(product, variantsOf(product, found), context);
    },
  });
  serveEndpoint(app, getCategory, {
    refuseInput: refuseScapiInput,
    async handle({ params, query }) {
      const { locale } = await findSalesContext(queries, query);
      const found = await readCategories(queries, params.id, locale);
      const root = found.find(({ id }) => id === params.id);
      if (!root) throw notFound("category", params.id);
      const { levels = "1" } = query;
      if (levels === "0") return root;
      return { ...root, categories: found.filter((category) => category !== root) };
    },
  });
  serveEndpoint(app, getPromotions, {
    refuseInput: refuseScapiInput,
    async handle({ query }) {
      const { locale } = await findSalesContext(queries, query);
      return readPromotions(queries, { ...query, locale, now: now() });
    },
  });
}

/** The sales context of a request to the newer APIs. */
async function findSalesContext(
  queries: Queries,
  query: { siteId: string; locale?: string | undefined; currency?: CurrencyCode | undefined },
): Promise<SalesContext> {
  const locale = query.locale ?? defaultLocale;
  if (!isKnownLocale(locale)) {
    throw scapiProblem(400, {
      title: "Unsupported Locale",
      id: "unsupported-locale",
      detail: `The locale '${locale}' is not supported by the site.`,
    });
  }
  if (!(await isKnownSite(queries, query.siteId))) throw notFound("site", query.siteId);
  const { siteId, currency = currencyOfLocale[locale] } = query;
  return { siteId, locale, currency, country: countryOfLocale(locale) };
}

const notFound = (what: "product" | "category" | "site", id: string) =>
  scapiProblem(404, {
    title: `${what[0]?.toUpperCase()}${what.slice(1)} Not Found`,
    id: `${what}-not-found`,
    detail: `No ${what} with the ID '${id}' could be found.`,
  });

const variantsOf = (product: SoldProduct, found: SoldProduct[]) =>
  found.filter(({ masterId }) => masterId === product.id);

function productList(ids: string[], found: SoldProduct[], context: SalesContext): CallResult<typeof getProducts> {
  const data = [...new Set(ids)].flatMap((id) => {
    const product = found.find((one) => one.id === id);
    return product ? [productDocument(product, variantsOf(product, found), context)] : [];
  });
  return { limit: listLimit, total: data.length, data };
}

async function readCategories(queries: Queries, id: string, locale: LocaleId): Promise<CategoryDocument[]> {
  const rows = await queries
    .select()
    .from(categories)
    .where(or(eq(categories.id, id), eq(categories.parentId, id)))
    .orderBy(asc(categories.position));
  const ids = rows.map((row) => row.id);
  const masters = await readMasterIds(queries, countryOfLocale(locale), ids);
  return rows.map((row) => ({
    id: row.id,
    name: row.texts[locale].name,
    description: row.texts[locale].description,
    ...(row.parentId !== null && { parentCategoryId: row.parentId }),
    ...(row.id === id && { onlineSubCategoriesCount: rows.length - 1 }),
    c_productIds: masters.filter((master) => master.categoryId === row.id).map((master) => master.id),
  }));
}

async function readPromotions(
  queries: Queries,
  { ids, siteId, locale, now }: { ids: string[]; siteId: string; locale: LocaleId; now: Date },
): Promise<CallResult<typeof getPromotions>> {
  const rows = await queries
    .select()
    .from(promotions)
    .where(and(inArray(promotions.id, ids), or(isNull(promotions.siteId), eq(promotions.siteId, siteId))))
    .orderBy(asc(promotions.id));
  const data = rows
    .filter(({ endsAt }) => endsAt === null || endsAt > now)
    .map(({ id, texts, startsAt, endsAt }) => ({
      id,
      name: texts[locale].name,
      calloutMsg: texts[locale].callout,
      details: texts[locale].details,
      ...(startsAt && { startDate: startsAt.toISOString() }),
      ...(endsAt && { endDate: endsAt.toISOString() }),
    }));
  return { limit: listLimit, total: data.length, data };
}
