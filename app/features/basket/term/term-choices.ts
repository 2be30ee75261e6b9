import type { ProductPlan } from "../../../catalogue/catalogue.ts";
import type { Money } from "../../../domain/money.ts";
import { monthsOf, type PlanTerm, sellablePlans } from "../../../domain/plan-term.ts";

/** A term that a service in the basket can have. */
export type TermChoice = { planId: string; term: PlanTerm; price: Money };

/** The terms on sale, the shortest first; none where there is nothing to choose. */
export function termChoices(plans: readonly ProductPlan[], maxMonths: number = Infinity): TermChoice[] {
  const timed = plans.flatMap(({ planId, term, price, isOrderable }) =>
    term && isOrderable && monthsOf(term) <= maxMonths ? [{ planId, term, price }] : [],
  );
  const sold = sellablePlans(timed);
  return sold.length > 1 ? sold : [];
}
