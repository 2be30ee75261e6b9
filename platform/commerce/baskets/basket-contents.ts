import { and, asc, desc, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import type { BillingCountry } from "../../../contracts/commerce/address.ts";
import type { Queries } from "../../../database/database.ts";
import { coupons, promotions, shippingMethods } from "../catalogue/catalogue-tables.ts";
import { readChosenVariants, readNames, type SalesContext, type SoldProduct } from "../catalogue/read-products.ts";
import { countryOfLocale } from "../markets.ts";
import { hasReachedCustomerLimit, type Redeemer } from "../orders/coupon-redemptions.ts";
import type { ActivePromotion } from "./pricing/apply-promotions.ts";
import { basketCoupons, basketInstruments, basketItems, type BasketRow } from "./basket-tables.ts";
import { type BasketPrice, priceBasket } from "./pricing/price-basket.ts";
import { type TaxLocation, taxesOf } from "./pricing/tax-rates.ts";

export type BasketLine = {
  itemId: string;
  masterId: string;
  /** The name of the master: the variant's own name also says the term. */
  serviceName: string;
  vin: string | null;
  price: number;
  product: SoldProduct;
};

/** A basket with its current prices. */
export type BasketContents = {
  row: BasketRow;
  price: BasketPrice<BasketLine>;
  coupons: { id: string; code: string }[];
  instruments: (typeof basketInstruments.$inferSelect)[];
  shippingMethod: typeof shippingMethods.$inferSelect | undefined;
};

/** A basket is taxed at its billing address, else its shipping address, else in its market. */
export function taxLocationOf(row: BasketRow): TaxLocation {
  const address = row.billingAddress ?? row.shippingAddress;
  if (!address) return { country: countryOfLocale(row.locale), stateCode: undefined };
  return { country: address.country_code as BillingCountry, stateCode: address.state_code };
}

/** A basket's products are those of its market, whatever the billing address. */
export function salesContextOf({ siteId, locale, currency }: BasketRow): SalesContext {
  return { siteId, locale, currency, country: countryOfLocale(locale) };
}

export async function readContents(queries: Queries, row: BasketRow, now: Date): Promise<BasketContents> {
  const couponQuery = { queries, basketId: row.id };
  const lines = await readLines(queries, row);
  const basketCouponRows = await readCoupons(couponQuery);
  const codes = basketCouponRows.map(({ code }) => code);
  const active = await readActivePromotions(queries, { row, codes, redeemer: buildRedeemer(row, lines), now });
  return {
    row,
    price: priceBasket({ lines, promotions: active, currency: row.currency, taxes: taxesOf(taxLocationOf(row)) }),
    coupons: basketCouponRows,
    instruments: await queries
      .select()
      .from(basketInstruments)
      .where(eq(basketInstruments.basketId, row.id))
      .orderBy(desc(basketInstruments.position)),
    shippingMethod: await readShippingMethod(queries, row.shippingMethodId),
  };
}

/** Leaves out products unknown in the market. One that is no longer offered stays, and blocks the order. */
async function readLines(queries: Queries, row: BasketRow): Promise<BasketLine[]> {
  const items = await queries
    .select()
    .from(basketItems)
    .where(eq(basketItems.basketId, row.id))
    .orderBy(asc(basketItems.position));
  const sold = await readChosenVariants(
    queries,
    salesContextOf(row),
    items.map(({ productId }) => productId),
  );
  const masterIds = sold.flatMap(({ masterId }) => masterId ?? []);
  const names = await readNames(queries, row.locale, masterIds);
  return items.flatMap(({ id, productId, vin }) => {
    const product = sold.find((one) => one.id === productId);
    if (!product || product.masterId === null || product.amount === null) return [];
    const { masterId, amount: price, texts } = product;
    return [{ itemId: id, masterId, serviceName: names.get(masterId) ?? texts.name, vin, price, product }];
  });
}

async function readCoupons({ queries, basketId }: { queries: Queries; basketId: string }) {
  return queries
    .select({ id: basketCoupons.id, code: basketCoupons.code })
    .from(basketCoupons)
    .where(eq(basketCoupons.basketId, basketId))
    .orderBy(asc(basketCoupons.position));
}

async function readShippingMethod(queries: Queries, id: string | null) {
  if (id === null) return undefined;
  const [method] = await queries.select().from(shippingMethods).where(eq(shippingMethods.id, id));
  return method;
}

const buildRedeemer = ({ customerId, email }: BasketRow, lines: readonly BasketLine[]): Redeemer => ({
  customerId,
  email,
  vins: [...new Set(lines.flatMap(({ vin }) => vin ?? []))],
});

/** The person and the vehicles for whom a basket's coupons are redeemed. */
export const redeemerOf = ({ row, price }: BasketContents): Redeemer =>
  buildRedeemer(
    row,
    price.lines.map(({ line }) => line),
  );

/** A coupon at its limit for this customer stays in the basket without a discount. */
async function readUsableCoupons(queries: Queries, codes: string[], redeemer: Redeemer) {
  const usable = [];
  for (const coupon of await queries.select().from(coupons).where(inArray(coupons.code, codes))) {
    if (!(await hasReachedCustomerLimit(queries, coupon, redeemer))) usable.push(coupon);
  }
  return usable;
}

/** The active promotions of a basket: those without a coupon, and those of its coupons. */
async function readActivePromotions(
  queries: Queries,
  { row, codes, redeemer, now }: { row: BasketRow; codes: string[]; redeemer: Redeemer; now: Date },
): Promise<ActivePromotion[]> {
  const rows = await queries
    .select()
    .from(promotions)
    .where(
      and(
        or(isNull(promotions.siteId), eq(promotions.siteId, row.siteId)),
        or(isNull(promotions.startsAt), lte(promotions.startsAt, now)),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, now)),
      ),
    );
  const usableCoupons = codes.length > 0 ? await readUsableCoupons(queries, codes, redeemer) : [];
  return rows.flatMap(({ id, rule, texts }) => {
    const couponCode = usableCoupons.find(({ promotionId }) => promotionId === id)?.code;
    if (rule.needsCoupon && couponCode === undefined) return [];
    return [{ id, rule, text: texts[row.locale].name, couponCode }];
  });
}
