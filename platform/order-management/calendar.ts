import { dayIn, startOfDayIn, timeZoneOfLocale } from "../../contracts/market-time.ts";
import type { TermType } from "./tables.ts";

/** Calendar days are texts such as 2027-03-09: they sort as they are. Which day it is depends on the market. */
export type Day = string;

const dayMs = 86_400_000;

/** What a vehicle is told about a plan that has no end. */
export const withoutEnd: Day = "2099-12-31";

/** What says in which market something was sold. */
type Sale = { localeId: string };

export const dayOf = (moment: Date, { localeId }: Sale): Day => dayIn(moment, timeZoneOfLocale(localeId));
export const startOfDay = (day: Day, { localeId }: Sale): Date => startOfDayIn(day, timeZoneOfLocale(localeId));

const written = (date: Date): Day => date.toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => written(new Date(Date.parse(day) + days * dayMs));
export const laterOf = (one: Day, other: Day | null | undefined): Day => (other && other > one ? other : one);

/** Months are counted by the calendar; a day the month does not have becomes its last. */
export function addTerm(day: Day, term: number, termType: TermType): Day {
  if (termType === "one-time") return withoutEnd;
  const months = termType === "year" ? term * 12 : term;
  const start = new Date(day);
  const first = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return written(first);
}

/** The last moment a full refund can be asked for. */
export const coolingOffEnd = (orderedAt: Date, days: number, sale: Sale): Date =>
  new Date(startOfDay(addDays(dayOf(orderedAt, sale), days + 1), sale).getTime() - 1);

/**
 * The day from which a plan counts that was bought for a service without a running term. The day of the order, as the
 * customer read it then; what comes more than a day later, because a bank or the vehicle kept it waiting, counts from
 * the day it came.
 */
export function firstDay({ orderedAt, ...sale }: Sale & { orderedAt: Date }, installedAt: Date): Day {
  const isLate = installedAt.getTime() - orderedAt.getTime() > dayMs;
  return dayOf(isLate ? installedAt : orderedAt, sale);
}
