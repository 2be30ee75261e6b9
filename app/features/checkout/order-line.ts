import type { CalendarDay } from "../../domain/calendar-day.ts";
import type { Money } from "../../domain/money.ts";
import type { PlanTerm } from "../../domain/plan-term.ts";

/** One service of an order, as far as this visitor may know its dates. */
export type OrderedService = {
  name: string;
  term?: PlanTerm;
  /** The day on which its present term ends and this one begins. */
  startsOn?: CalendarDay;
  newEnd?: CalendarDay;
  /** Before discounts. */
  price: Money;
  adjustments: readonly { amount: Money }[];
};

/** The price of the service after its discounts. */
export function priceOf({ price, adjustments }: Pick<OrderedService, "price" | "adjustments">): Money {
  return { ...price, amount: adjustments.reduce((sum, { amount }) => sum + amount.amount, price.amount) };
}
