import type { NamedTax } from "../../../../contracts/order-management/import-order.ts";
import { renewsByMonth } from "../../../../contracts/markets/market-law.ts";
import { monthlyPrice } from "../../../../contracts/monthly-price.ts";
import type { AssetRow, OrderRow, TermType } from "../../tables.ts";
import { nextPrice, type PlanPrice } from "./announced-price.ts";

/** The plan that a subscription goes on with: its length, price and taxes. */
export type RenewalPlan = {
  term: number;
  termType: TermType;
  price: number;
  tax: number;
  /** The taxes by name, where there are several. */
  taxes: NamedTax[] | null;
};

type Contract = {
  asset: Pick<AssetRow, "term" | "termType">;
  order: Pick<OrderRow, "localeId" | "billingStateCode">;
};
type PricedContract = {
  asset: Parameters<typeof nextPrice>[0] & Contract["asset"];
  order: Contract["order"];
  item: Parameters<typeof nextPrice>[1];
};

/** The plan of the next renewal. */
export const renewalPlan = ({ asset, order, item }: PricedContract): RenewalPlan =>
  planAt(nextPrice(asset, item), { asset, order });

/** The same plan again, or one month at the price per month where the market goes on by the month. */
export function planAt(price: PlanPrice, { asset, order }: Contract): RenewalPlan {
  const { term, termType } = asset;
  const months = termType === "year" ? term * 12 : term;
  if (termType === "one-time" || months <= 1 || !renewsByMonth(order)) {
    return { term, termType, ...price };
  }
  return { term: 1, termType: "month", ...monthlyPrice(price, months) };
}
