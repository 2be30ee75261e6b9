import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import { monthlyPrice } from "../../../contracts/monthly-price.ts";
import { fromMajorUnits, type Money } from "../../domain/money.ts";
import { monthsOf, type PlanTerm } from "../../domain/plan-term.ts";

type PricedBasket = Pick<BasketDocument, "product_items" | "currency" | "taxation" | "c_taxes">;
type WireItem = BasketDocument["product_items"][number];

/** The plan of each line; a purchase without an end has no term. */
type Plans = readonly { itemId: string; term?: PlanTerm | undefined }[];

/** What the plans of a basket cost together for each month that they go on, as order management will charge it. */
export function monthlyFromWire(basket: PricedBasket, plans: Plans): Money {
  const amount = basket.product_items.reduce((sum, item) => {
    const term = plans.find(({ itemId }) => itemId === item.item_id)?.term;
    return term ? sum + monthlyPrice(priceOf(item, basket), monthsOf(term)).price : sum;
  }, 0);
  return { amount, currency: basket.currency };
}

/** What each plan costs with tax when it renews: for its term again, or for a month. */
export function renewalPricesFromWire(
  basket: PricedBasket,
  plans: Plans,
  { byMonth }: { byMonth: boolean },
): Map<string, Money> {
  return new Map(
    basket.product_items.flatMap((item) => {
      const term = plans.find(({ itemId }) => itemId === item.item_id)?.term;
      if (!term) return [];
      const price = priceOf(item, basket);
      const amount = byMonth ? monthlyPrice(price, monthsOf(term)).price : price.price;
      return [[item.item_id, { amount, currency: basket.currency }] as const];
    }),
  );
}

/** The price after all discounts, with tax. Where several taxes come on top, each is rounded by itself. */
function priceOf(item: WireItem, { currency, taxation, c_taxes: named = [] }: PricedBasket) {
  const minorUnits = (value: number) => fromMajorUnits(value, currency).amount;
  const price = minorUnits(item.price_after_order_discount);
  if (taxation === "gross") return { price, tax: 0, taxes: null };
  if (named.length < 2) return { price: price + minorUnits(item.adjusted_tax ?? item.tax ?? 0), tax: 0, taxes: null };
  const taxes = named.map(({ rate }) => ({ amount: Math.round(price * rate) }));
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0);
  return { price: price + tax, tax, taxes };
}
