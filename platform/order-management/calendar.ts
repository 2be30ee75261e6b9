import type { TermType } from "./tables.ts";

/** Calendar days are texts such as 2027-03-09: they sort as they are, and know no time zone. */
export type Day = string;

const dayMs = 86_400_000;

/** What a vehicle is told about a plan that has no end. */
export const withoutEnd: Day = "2099-12-31";

export const dayOf = (moment: Date): Day => moment.toISOString().slice(0, 10);
export const startOfDay = (day: Day): Date => new Date(`${day}T00:00:00.000Z`);
export const addDays = (day: Day, days: number): Day => dayOf(new Date(startOfDay(day).getTime() + days * dayMs));
export const laterOf = (one: Day, other: Day | null | undefined): Day => (other && other > one ? other : one);

/** Months are counted by the calendar; a day the month does not have becomes its last. */
export function addTerm(day: Day, term: number, termType: TermType): Day {
  if (termType === "one-time") return withoutEnd;
  const months = termType === "year" ? term * 12 : term;
  const start = startOfDay(day);
  const first = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return dayOf(first);
}

/** The last moment a full refund can be asked for. */
export const coolingOffEnd = (orderedAt: Date, days: number): Date =>
  new Date(startOfDay(addDays(dayOf(orderedAt), days + 1)).getTime() - 1);
