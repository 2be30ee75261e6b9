import { addMonths, type CalendarDay } from "./calendar-day.ts";
import { monthsOf, type PlanTerm } from "./plan-term.ts";

type Renewal = { term: PlanTerm; today: CalendarDay; expiresOn?: CalendarDay };

/** A new term begins when the present one ends, so that renewing early loses no day; after an ended one it begins today. */
export function calculateNewEnd({ term, today, expiresOn = today }: Renewal): CalendarDay {
  return addMonths(expiresOn > today ? expiresOn : today, monthsOf(term));
}
