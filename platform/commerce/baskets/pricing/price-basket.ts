import type { CurrencyCode } from "../../../../contracts/commerce/text.ts";
import { taxationOfCurrency } from "../../markets.ts";
import { type Adjustment, applyPromotions, type ActivePromotion, type PricedLine } from "./apply-promotions.ts";
import { type Tax, type TaxAmount, taxAmountsOf } from "./tax-rates.ts";

export type LinePrice<Line> = {
  line: Line;
  adjustment: Adjustment | undefined;
  afterItem: number;
  afterOrder: number;
  /** Before and after the discounts; undefined while the tax location is unknown. */
  tax: number | undefined;
  adjustedTax: number | undefined;
  /** The tax after the discounts by name. */
  taxes: readonly TaxAmount[] | undefined;
};

/** The price of a basket, in minor units. */
export type BasketPrice<Line> = {
  lines: LinePrice<Line>[];
  orderAdjustment: Adjustment | undefined;
  productSubTotal: number;
  productTotal: number;
  merchandizeTax: number | undefined;
  taxTotal: number | undefined;
  orderTotal: number | undefined;
  taxRate: number | undefined;
  taxes: TaxAmount[] | undefined;
};

type PricingInput<Line> = {
  lines: readonly Line[];
  promotions: readonly ActivePromotion[];
  currency: CurrencyCode;
  taxes: readonly Tax[] | undefined;
};

export function priceBasket<Line extends PricedLine>(input: PricingInput<Line>): BasketPrice<Line> {
  const { currency, taxes } = input;
  const adjusted = applyPromotions(input.lines, input.promotions, currency);
  const taxRate = taxes?.reduce((sum, { rate }) => sum + rate, 0);
  const taxesOn = (amount: number) => taxes && taxAmountsOf(amount, taxes, currency);
  const lines = adjusted.lines.map((entry) => {
    const taxed = taxesOn(entry.afterOrder);
    return { ...entry, tax: sumOf(taxesOn(entry.line.price)), adjustedTax: sumOf(taxed), taxes: taxed };
  });
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
    taxes: taxes?.map((tax, index) => ({ ...tax, amount: add(lines.map((line) => line.taxes?.[index]?.amount)) ?? 0 })),
  };
}

function orderTotal(productTotal: number, taxTotal: number | undefined, currency: CurrencyCode): number | undefined {
  if (taxTotal === undefined) return undefined;
  return taxationOfCurrency[currency] === "gross" ? productTotal : productTotal + taxTotal;
}

/** The sum; undefined if one part is. */
function add(parts: readonly (number | undefined)[]): number | undefined {
  let sum = 0;
  for (const part of parts) {
    if (part === undefined) return undefined;
    sum += part;
  }
  return sum;
}

const sumOf = (amounts: readonly TaxAmount[] | undefined): number | undefined =>
  amounts && add(amounts.map(({ amount }) => amount));
