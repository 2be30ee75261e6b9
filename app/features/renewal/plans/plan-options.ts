import type { ProductPlan } from "../../../catalogue/catalogue.ts";
import type { CalendarDay } from "../../../domain/calendar-day.ts";
import { calculateNewEnd } from "../../../domain/new-end.ts";
import type { Money } from "../../../domain/money.ts";
import { monthsOf, pricePerMonth, type PlanTerm, saving, sellablePlans } from "../../../domain/plan-term.ts";

/** One row of the plan selector. */
export type PlanOption = {
  planId: string;
  price: Money;
  /** Absent for a one-time purchase, as are the three below. */
  term?: PlanTerm;
  perMonth?: Money;
  /** Compared with buying the shortest plan repeatedly. */
  saving?: Money;
  /** Also absent where this visitor may not see when the present term ends. */
  newEnd?: CalendarDay;
};

type PlanRules = {
  /** The day a new term starts; undefined when the visitor may not see it. */
  startsOn: CalendarDay | undefined;
  /** The longest first term the law of the market allows. */
  maxMonths?: number | undefined;
};

/** The plans to choose from, in display order: those with a term by period and length, then those without. */
export function planOptions(
  plans: readonly ProductPlan[],
  { startsOn, maxMonths = Infinity }: PlanRules,
): PlanOption[] {
  const orderable = plans.filter((plan) => plan.isOrderable);
  const timed = sellablePlans(orderable.filter(hasTerm)).filter(({ term }) => monthsOf(term) <= maxMonths);
  const once = orderable.filter((plan) => !plan.term && plan.price.amount > 0);
  return [
    ...timed.map((plan) => {
      const saved = saving(plan, timed);
      return {
        planId: plan.planId,
        price: plan.price,
        term: plan.term,
        perMonth: pricePerMonth(plan),
        ...(saved.amount > 0 && { saving: saved }),
        ...(startsOn && { newEnd: calculateNewEnd({ term: plan.term, today: startsOn }) }),
      };
    }),
    ...once.map(({ planId, price }) => ({ planId, price })),
  ];
}

type TimedPlan = ProductPlan & { term: PlanTerm };
const hasTerm = (plan: ProductPlan): plan is TimedPlan => plan.term !== undefined;

/** A new term follows the present one, so that renewing early loses no day; once that has ended, it begins today. */
export function termStartsOn(expiresOn: CalendarDay | undefined, today: CalendarDay): CalendarDay {
  return expiresOn !== undefined && expiresOn > today ? expiresOn : today;
}

/** The plan with the shortest term. */
export function shortestPlan(options: readonly PlanOption[]): PlanOption | undefined {
  const months = ({ term }: PlanOption) => (term ? monthsOf(term) : Infinity);
  return options.toSorted((a, b) => months(a) - months(b))[0];
}
