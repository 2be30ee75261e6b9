import type { Money } from "./money.ts";

export type PlanTerm = { duration: number; period: "month" | "year" };
export type Plan = { term: PlanTerm; price: Money };

const MONTHS_PER_YEAR = 12;

/** The catalogue writes "y" for years; anything else means months. */
export function periodOf(durationType: string): PlanTerm["period"] {
  return durationType.toLowerCase() === "y" ? "year" : "month";
}

export function monthsOf({ duration, period }: PlanTerm): number {
  return period === "year" ? duration * MONTHS_PER_YEAR : duration;
}

/** The plans to choose from, in the order of the page. Free variants are not for sale. */
export function sellablePlans<P extends Plan>(plans: readonly P[]): P[] {
  return plans.filter((plan) => plan.price.amount > 0).sort((a, b) => compareTerms(a.term, b.term));
}

function compareTerms(a: PlanTerm, b: PlanTerm): number {
  return a.period === b.period ? a.duration - b.duration : a.period < b.period ? -1 : 1;
}

/** The span that a price covers. "per year" is used for one year only, never for two. */
export type PriceSpan =
  | { kind: "oneTime" }
  | { kind: "unit"; period: PlanTerm["period"] }
  | ({ kind: "term" } & PlanTerm);

export function priceSpan(term: PlanTerm | undefined): PriceSpan {
  if (!term) return { kind: "oneTime" };
  return term.duration === 1 ? { kind: "unit", period: term.period } : { kind: "term", ...term };
}

export function pricePerMonth({ price, term }: Plan): Money {
  return { ...price, amount: divideHalfUp(price.amount, monthsOf(term)) };
}

/** How much less a plan costs than its shortest alternative bought repeatedly. Never negative. */
export function saving(plan: Plan, plans: readonly Plan[]): Money {
  const shortest = plans.reduce((least, other) => (monthsOf(other.term) < monthsOf(least.term) ? other : least), plan);
  const repeated = divideHalfUp(shortest.price.amount * monthsOf(plan.term), monthsOf(shortest.term));
  return { ...plan.price, amount: Math.max(0, repeated - plan.price.amount) };
}

function divideHalfUp(amount: number, divisor: number): number {
  return Math.floor((2 * amount + divisor) / (2 * divisor));
}
