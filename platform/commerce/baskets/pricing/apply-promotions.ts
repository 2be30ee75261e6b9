import type { CurrencyCode } from "../../../../contracts/commerce/text.ts";
import type { PromotionRule } from "../../catalogue/catalogue-tables.ts";
import { divideHalfUp } from "./tax-rates.ts";

/** A promotion that applies now, with its coupon if it has one. */
export type ActivePromotion = { id: string; text: string; rule: PromotionRule; couponCode: string | undefined };

/** The discount of a promotion, in minor units. */
export type Adjustment = { promotion: ActivePromotion; amount: number };

export type PricedLine = { masterId: string; price: number };

type AdjustedPrices<Line extends PricedLine> = {
  lines: { line: Line; adjustment: Adjustment | undefined; afterItem: number; afterOrder: number }[];
  orderAdjustment: Adjustment | undefined;
};

/**
 * Applies the best promotion to each line, then the best one to the order. Promotions of one level never add up, so
 * coupons cannot be combined to lower a price.
 */
export function applyPromotions<Line extends PricedLine>(
  lines: readonly Line[],
  promotions: readonly ActivePromotion[],
  currency: CurrencyCode,
): AdjustedPrices<Line> {
  const eligible = promotions.filter(({ rule }) => lines.length >= rule.minimumLines);
  const afterItems = lines.map((line) => {
    const matching = eligible.filter(
      ({ rule }) => rule.level === "item" && (rule.masters === null || rule.masters.includes(line.masterId)),
    );
    const adjustment = chooseBest(matching, line.price, currency);
    return { line, adjustment, afterItem: line.price - (adjustment?.amount ?? 0) };
  });
  const total = afterItems.reduce((sum, { afterItem }) => sum + afterItem, 0);
  const orderAdjustment = chooseBest(
    eligible.filter(({ rule }) => rule.level === "order"),
    total,
    currency,
  );
  const shares = splitProportionally(
    orderAdjustment?.amount ?? 0,
    afterItems.map(({ afterItem }) => afterItem),
  );
  return {
    lines: afterItems.map((entry, index) => ({ ...entry, afterOrder: entry.afterItem - (shares[index] ?? 0) })),
    orderAdjustment,
  };
}

function chooseBest(promotions: ActivePromotion[], price: number, currency: CurrencyCode): Adjustment | undefined {
  const adjustments = promotions
    .map((promotion) => ({ promotion, amount: discountOf(promotion.rule, price, currency) }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount || (a.promotion.id < b.promotion.id ? -1 : 1));
  return adjustments[0];
}

function discountOf({ discount }: PromotionRule, price: number, currency: CurrencyCode): number {
  if (discount.kind === "amount") return Math.min(discount.amounts[currency] ?? 0, price);
  return Math.min(divideHalfUp(price * discount.percent, 100), price);
}

/** Splits an amount in proportion to the weights; the parts add up to it exactly. */
export function splitProportionally(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((amount * weight) / whole));
  let rest = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (amount * weight) % whole }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (rest === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    rest -= 1;
  }
  return parts;
}
