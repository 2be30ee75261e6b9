import type { CurrencyCode } from "../../../../contracts/commerce/text.ts";
import type { PromotionRule } from "../../catalogue/catalogue-tables.ts";
import { divideHalfUp } from "./tax-rates.ts";

/** A promotion that holds at the moment, with the coupon that called for it if there is one. */
export type LivePromotion = { id: string; text: string; rule: PromotionRule; couponCode: string | undefined };

/** What a promotion takes off, in minor units. */
export type Adjustment = { promotion: LivePromotion; amount: number };

export type PricedLine = { masterId: string; price: number };

type Adjusted<Line extends PricedLine> = {
  lines: { line: Line; adjustment: Adjustment | undefined; afterItem: number; afterOrder: number }[];
  orderAdjustment: Adjustment | undefined;
};

/**
 * Takes the best promotion off each line, then the best one off the order. Promotions of one level never add up, so a
 * price cannot be brought down by collecting coupons.
 */
export function applyPromotions<Line extends PricedLine>(
  lines: readonly Line[],
  promotions: readonly LivePromotion[],
  currency: CurrencyCode,
): Adjusted<Line> {
  const eligible = promotions.filter(({ rule }) => lines.length >= rule.minimumLines);
  const afterItems = lines.map((line) => {
    const fitting = eligible.filter(
      ({ rule }) => rule.level === "item" && (rule.masters === null || rule.masters.includes(line.masterId)),
    );
    const adjustment = best(fitting, line.price, currency);
    return { line, adjustment, afterItem: line.price - (adjustment?.amount ?? 0) };
  });
  const total = afterItems.reduce((sum, { afterItem }) => sum + afterItem, 0);
  const orderAdjustment = best(
    eligible.filter(({ rule }) => rule.level === "order"),
    total,
    currency,
  );
  const shares = share(
    orderAdjustment?.amount ?? 0,
    afterItems.map(({ afterItem }) => afterItem),
  );
  return {
    lines: afterItems.map((entry, index) => ({ ...entry, afterOrder: entry.afterItem - (shares[index] ?? 0) })),
    orderAdjustment,
  };
}

function best(promotions: LivePromotion[], price: number, currency: CurrencyCode): Adjustment | undefined {
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
export function share(amount: number, weights: readonly number[]): number[] {
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
