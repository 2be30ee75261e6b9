import { addMonths, type CalendarDay } from "./calendar-day.ts";
import { monthsOf, type PlanTerm } from "./plan-term.ts";

type Renewal = { term: PlanTerm; today: CalendarDay; expiresOn?: CalendarDay };

/** A term begins when the present one ends, so that renewing early loses no day; what has ended begins again today. */
export function newEnd({ term, today, expiresOn = today }: Renewal): CalendarDay {
  return addMonths(expiresOn > today ? expiresOn : today, monthsOf(term));
}
