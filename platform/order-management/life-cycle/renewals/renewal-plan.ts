import type { NamedTax } from "../../../../contracts/order-management/import-order.ts";
import { renewsByMonth } from "../../../../contracts/market-law.ts";
import { monthlyPrice } from "../../../../contracts/monthly-price.ts";
import type { AssetRow, ItemRow, OrderRow, TermType } from "../../tables.ts";

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
  asset: Pick<AssetRow, "term" | "termType" | "price" | "priceTax">;
  order: Pick<OrderRow, "localeId" | "billingStateCode">;
  item: Pick<ItemRow, "total" | "tax" | "taxes">;
};

/** The same plan again, or one month at the price per month where the market goes on by the month. */
export function renewalPlan({ asset, order, item }: Contract): RenewalPlan {
  const { term, termType, price, priceTax: tax } = asset;
  const taxes = item.total === price && item.tax === tax ? item.taxes : null;
  const plan = { term, termType, price, tax, taxes };
  const months = termType === "year" ? term * 12 : term;
  if (termType === "one-time" || months <= 1 || !renewsByMonth(order)) return plan;
  return { term: 1, termType: "month", ...monthlyPrice(plan, months) };
}
