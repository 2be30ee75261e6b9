import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import { areListed } from "../../../contracts/markets/listed-taxes.ts";
import type { Product } from "../../catalogue/catalogue.ts";
import { fromMajorUnits, type Money } from "../../domain/money.ts";
import { periodOf, type PlanTerm } from "../../domain/plan-term.ts";
import { type TermChoice, termChoices } from "./term/term-choices.ts";

/** A discount; its amount is negative. */
export type Adjustment = { id: string; text: string; amount: Money };

export type BasketItem = {
  itemId: string;
  planId: string;
  productId: string;
  name: string;
  image?: string;
  /** Absent for a one-time purchase. */
  term?: PlanTerm;
  /** The terms it can have; missing where there is no choice. */
  choices?: readonly TermChoice[];
  /** The price of one, before discounts. */
  price: Money;
  adjustments: readonly Adjustment[];
  /** False when the plan is no longer offered here: it can only be removed. */
  isSold: boolean;
  /** Its dates are shown to the vehicle's owner only. */
  showsDatesToOwnerOnly: boolean;
};

export type BasketCoupon = { couponId: string; code: string; isApplied: boolean };

/** What a page may know about a basket. */
export type Basket = {
  currency: string;
  taxation: "gross" | "net";
  items: readonly BasketItem[];
  adjustments: readonly Adjustment[];
  coupons: readonly BasketCoupon[];
  /** After discounts; with tax where prices include it. */
  productTotal: Money;
  /** Tax and total are absent until it is known where the customer is taxed. */
  tax?: { amount: Money; parts?: readonly TaxPart[] };
  total?: Money;
  /** Names of the items that were dropped because the market it moved to does not sell them. */
  droppedItems: readonly string[];
};

/** A tax by the name commerce has for it. */
export type TaxPart = { name: string; amount: Money; rate: number };

/** What a basket and the order made of it have in common. */
type PricedDocument = Omit<BasketDocument, "_v" | "_type" | "_resource_state" | "basket_id" | "agent_basket">;

type WireItem = BasketDocument["product_items"][number];
type WireAdjustment = NonNullable<WireItem["price_adjustments"]>[number];

/**
 * A basket in the shop's own shape. Products of the catalogue complete commerce's data; without a catalogue every item
 * counts as sold. `maxMonths` is the longest term that may be chosen.
 */
export function basketFromWire(document: PricedDocument, products?: readonly Product[], maxMonths?: number): Basket {
  const { currency, tax_total: tax, order_total: total } = document;
  const money = (value: number) => fromMajorUnits(value, currency);
  const adjustment = (wire: WireAdjustment): Adjustment => ({
    id: wire.price_adjustment_id,
    text: wire.item_text,
    amount: money(wire.price),
  });
  return {
    currency,
    taxation: document.taxation,
    items: document.product_items.map((item) => ({
      ...itemDetails(item, products, maxMonths),
      isSold: isStillSold(item, { document, products }),
      price: money(item.base_price),
      adjustments: (item.price_adjustments ?? []).map(adjustment),
    })),
    adjustments: (document.order_price_adjustments ?? []).map(adjustment),
    coupons: (document.coupon_items ?? []).map((coupon) => ({
      couponId: coupon.coupon_item_id,
      code: coupon.code,
      isApplied: coupon.status_code === "applied",
    })),
    productTotal: money(document.product_total),
    droppedItems: [],
    ...(tax !== undefined && { tax: { amount: money(tax), ...taxParts(document) } }),
    ...(total !== undefined && { total: money(total) }),
  };
}

/** Where a bill lists them by name. */
function taxParts({ c_taxes: taxes = [], currency }: PricedDocument): { parts?: readonly TaxPart[] } {
  if (!areListed(taxes)) return {};
  return { parts: taxes.map(({ name, rate, amount }) => ({ name, rate, amount: fromMajorUnits(amount, currency) })) };
}

function itemDetails(item: WireItem, products: readonly Product[] | undefined, maxMonths: number | undefined) {
  const product = products?.find(({ productId }) => productId === item.c_masterId);
  const term = termOf(item, product);
  const choices = termChoices(product?.plans ?? [], maxMonths);
  return {
    itemId: item.item_id,
    planId: item.product_id,
    productId: item.c_masterId,
    name: product?.name ?? item.c_serviceName ?? item.product_name,
    ...(product && { image: product.image }),
    ...(term && { term }),
    ...(choices.length > 0 && { choices }),
    showsDatesToOwnerOnly: product?.showsDatesToOwnerOnly ?? true,
  };
}

type SaleSources = { document: Pick<BasketDocument, "_flash">; products: readonly Product[] | undefined };

/**
 * Whether the plan of a line can be bought here: commerce reports an unavailable item at once, the catalogue lists what
 * the market offers. While the catalogue does not answer, the plan counts as sold.
 */
export function isStillSold(
  { item_id, c_masterId, product_id }: WireItem,
  { document, products }: SaleSources,
): boolean {
  const isRefused = document._flash?.some(
    ({ type, details }) => type === "ProductItemNotAvailable" && details.item_id === item_id,
  );
  if (isRefused) return false;
  const product = products?.find(({ productId }) => productId === c_masterId);
  const plan = product?.plans.find(({ planId }) => planId === product_id);
  return products === undefined || plan?.isOrderable === true;
}

/** Of the line itself, or else of its plan in the catalogue; undefined for a one-time purchase. */
function termOf(item: WireItem, product: Product | undefined): PlanTerm | undefined {
  const { c_subscriptionDuration: duration, c_subscriptionDurationType: type } = item;
  if (duration === undefined || type === undefined) {
    return product?.plans.find(({ planId }) => planId === item.product_id)?.term;
  }
  return duration > 0 ? { duration, period: periodOf(type) } : undefined;
}
