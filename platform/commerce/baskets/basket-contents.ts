import { and, asc, desc, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import type { BillingCountry } from "../../../contracts/commerce/address.ts";
import type { Queries } from "../../../database/database.ts";
import { coupons, promotions, shippingMethods } from "../catalogue/catalogue-tables.ts";
import { readChosenVariants, type Shelf, type SoldProduct } from "../catalogue/read-products.ts";
import { countryOfLocale } from "../markets.ts";
import { isUsedUp, type Redeemer } from "../orders/coupon-redemptions.ts";
import type { LivePromotion } from "./pricing/apply-promotions.ts";
import { basketCoupons, basketInstruments, basketItems, type BasketRow } from "./basket-tables.ts";
import { type BasketPrice, priceBasket } from "./pricing/price-basket.ts";
import { type TaxPlace, taxesOf } from "./pricing/tax-rates.ts";

export type BasketLine = { itemId: string; masterId: string; vin: string | null; price: number; product: SoldProduct };

/** Everything that is known about a basket, priced as of now. */
export type BasketContents = {
  row: BasketRow;
  price: BasketPrice<BasketLine>;
  coupons: { id: string; code: string }[];
  instruments: (typeof basketInstruments.$inferSelect)[];
  shippingMethod: typeof shippingMethods.$inferSelect | undefined;
};

/** The bill decides where a basket is taxed, then the shipping address, then the market it is filled in. */
export function taxPlaceOf(row: BasketRow): TaxPlace {
  const address = row.billingAddress ?? row.shippingAddress;
  if (!address) return { country: countryOfLocale(row.locale), stateCode: undefined };
  return { country: address.country_code as BillingCountry, stateCode: address.state_code };
}

/** What a basket may hold depends on the market it is filled in, wherever the bill goes. */
export function shelfOf({ siteId, locale, currency }: BasketRow): Shelf {
  return { siteId, locale, currency, country: countryOfLocale(locale) };
}

export async function readContents(queries: Queries, row: BasketRow, now: Date): Promise<BasketContents> {
  const ofBasket = { queries, basketId: row.id };
  const lines = await readLines(queries, row);
  const inBasket = await readCoupons(ofBasket);
  const codes = inBasket.map(({ code }) => code);
  const live = await readLivePromotions(queries, { row, codes, redeemer: redeemer(row, lines), now });
  return {
    row,
    price: priceBasket({ lines, promotions: live, currency: row.currency, taxes: taxesOf(taxPlaceOf(row)) }),
    coupons: inBasket,
    instruments: await queries
      .select()
      .from(basketInstruments)
      .where(eq(basketInstruments.basketId, row.id))
      .orderBy(desc(basketInstruments.position)),
    shippingMethod: await readShippingMethod(queries, row.shippingMethodId),
  };
}

/** A line that the market does not know is left out; one that was taken off the shelf stays, and keeps the basket from being ordered. */
async function readLines(queries: Queries, row: BasketRow): Promise<BasketLine[]> {
  const items = await queries
    .select()
    .from(basketItems)
    .where(eq(basketItems.basketId, row.id))
    .orderBy(asc(basketItems.position));
  const sold = await readChosenVariants(
    queries,
    shelfOf(row),
    items.map(({ productId }) => productId),
  );
  return items.flatMap(({ id, productId, vin }) => {
    const product = sold.find((one) => one.id === productId);
    if (!product || product.masterId === null || product.amount === null) return [];
    return [{ itemId: id, masterId: product.masterId, vin, price: product.amount, product }];
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

const redeemer = ({ customerId, email }: BasketRow, lines: readonly BasketLine[]): Redeemer => ({
  customerId,
  email,
  vins: [...new Set(lines.flatMap(({ vin }) => vin ?? []))],
});

/** Who uses the coupons of a basket. */
export const redeemerOf = ({ row, price }: BasketContents): Redeemer =>
  redeemer(
    row,
    price.lines.map(({ line }) => line),
  );

/** A coupon that this customer has used up stays in the basket and takes nothing off. */
async function readUsable(queries: Queries, codes: string[], who: Redeemer) {
  const usable = [];
  for (const coupon of await queries.select().from(coupons).where(inArray(coupons.code, codes))) {
    if (!(await isUsedUp(queries, coupon, who))) usable.push(coupon);
  }
  return usable;
}

/** The promotions that hold for a basket now: those for everybody, and those its coupons call for. */
async function readLivePromotions(
  queries: Queries,
  { row, codes, redeemer: who, now }: { row: BasketRow; codes: string[]; redeemer: Redeemer; now: Date },
): Promise<LivePromotion[]> {
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
  const called = codes.length > 0 ? await readUsable(queries, codes, who) : [];
  return rows.flatMap(({ id, rule, texts }) => {
    const couponCode = called.find(({ promotionId }) => promotionId === id)?.code;
    if (rule.needsCoupon && couponCode === undefined) return [];
    return [{ id, rule, text: texts[row.locale].name, couponCode }];
  });
}
