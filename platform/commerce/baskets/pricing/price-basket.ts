import type { CurrencyCode } from "../../../../contracts/commerce/text.ts";
import { taxationOfCurrency } from "../../markets.ts";
import { type Adjustment, applyPromotions, type LivePromotion, type PricedLine } from "./apply-promotions.ts";
import { type Tax, taxOf } from "./tax-rates.ts";

export type LinePrice<Line> = {
  line: Line;
  adjustment: Adjustment | undefined;
  afterItem: number;
  afterOrder: number;
  /** Before and after the discounts; undefined while the place of taxation is not known. */
  tax: number | undefined;
  adjustedTax: number | undefined;
};

/** What a basket costs, in minor units. */
export type BasketPrice<Line> = {
  lines: LinePrice<Line>[];
  orderAdjustment: Adjustment | undefined;
  productSubTotal: number;
  productTotal: number;
  merchandizeTax: number | undefined;
  taxTotal: number | undefined;
  orderTotal: number | undefined;
  taxRate: number | undefined;
  taxes: (Tax & { amount: number })[] | undefined;
};

type Basis<Line> = {
  lines: readonly Line[];
  promotions: readonly LivePromotion[];
  currency: CurrencyCode;
  taxes: readonly Tax[] | undefined;
};

export function priceBasket<Line extends PricedLine>(basis: Basis<Line>): BasketPrice<Line> {
  const { currency, taxes } = basis;
  const adjusted = applyPromotions(basis.lines, basis.promotions, currency);
  const taxRate = taxes?.reduce((sum, { rate }) => sum + rate, 0);
  const tax = (amount: number) => (taxRate === undefined ? undefined : taxOf(amount, taxRate, currency));
  const lines = adjusted.lines.map((entry) => ({
    ...entry,
    tax: tax(entry.line.price),
    adjustedTax: tax(entry.afterOrder),
  }));
  const productTotal = add(lines.map(({ afterOrder }) => afterOrder)) ?? 0;
  const taxTotal = add(lines.map(({ adjustedTax }) => adjustedTax));
  return {
    lines,
    orderAdjustment: adjusted.orderAdjustment,
    productSubTotal: add(lines.map(({ afterItem }) => afterItem)) ?? 0,
    productTotal,
    merchandizeTax: add(lines.map((line) => line.tax)),
    taxTotal: taxRate === undefined ? undefined : taxTotal,
    orderTotal: orderTotal(productTotal, taxRate === undefined ? undefined : taxTotal, currency),
    taxRate,
    taxes: taxes && taxTotal !== undefined ? splitTax(taxTotal, taxes) : undefined,
  };
}

function orderTotal(productTotal: number, taxTotal: number | undefined, currency: CurrencyCode): number | undefined {
  if (taxTotal === undefined) return undefined;
  return taxationOfCurrency[currency] === "gross" ? productTotal : productTotal + taxTotal;
}

/** The sum; unknown when one part of it is. */
function add(parts: readonly (number | undefined)[]): number | undefined {
  let sum = 0;
  for (const part of parts) {
    if (part === undefined) return undefined;
    sum += part;
  }
  return sum;
}

/** The tax by name. The last one takes what rounding leaves, so that the names add up to the total. */
function splitTax(total: number, taxes: readonly Tax[]): (Tax & { amount: number })[] {
  const whole = taxes.reduce((sum, { rate }) => sum + rate, 0);
  let rest = total;
  return taxes.map((tax, index) => {
    const isLast = index === taxes.length - 1;
    const amount = isLast ? rest : Math.round((total * tax.rate) / (whole || 1));
    rest -= amount;
    return { ...tax, amount };
  });
}
