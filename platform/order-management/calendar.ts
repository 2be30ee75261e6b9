import { lawOf } from "../../contracts/markets/market-law.ts";
import { dayIn, startOfDayIn, timeZoneOfLocale } from "../../contracts/markets/market-time.ts";
import type { TermType } from "./tables.ts";

/** A calendar day such as 2027-03-09, in the time zone of a market. Days sort as strings. */
export type Day = string;

const dayMs = 86_400_000;

/** The last day sent to a vehicle for a plan without an end. */
export const endlessPlanDay: Day = "2099-12-31";

/** The market of a sale, by its locale. */
type Sale = { localeId: string };

export const dayOf = (moment: Date, { localeId }: Sale): Day => dayIn(moment, timeZoneOfLocale(localeId));
export const startOfDay = (day: Day, { localeId }: Sale): Date => startOfDayIn(day, timeZoneOfLocale(localeId));

const toDay = (date: Date): Day => date.toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => toDay(new Date(Date.parse(day) + days * dayMs));
export const laterDay = (one: Day, other: Day | null | undefined): Day => (other && other > one ? other : one);

/** Adds calendar months; a day that the month does not have becomes its last day. */
export function addTerm(day: Day, term: number, termType: TermType): Day {
  if (termType === "one-time") return endlessPlanDay;
  const months = termType === "year" ? term * 12 : term;
  const start = new Date(day);
  const first = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return toDay(first);
}

/** The last moment at which a full refund can be requested. */
export function coolingOffEnd(orderedAt: Date, sale: Sale): Date {
  const { days } = lawOf(sale).withdrawal;
  return new Date(startOfDay(addDays(dayOf(orderedAt, sale), days + 1), sale).getTime() - 1);
}

/**
 * The first day of a plan for a service without a running term: the day of the order, as shown to the customer. If the
 * payment or the vehicle delays the installation by more than a day, it is the day of the installation.
 */
export function firstTermDay({ orderedAt, ...sale }: Sale & { orderedAt: Date }, installedAt: Date): Day {
  const isLate = installedAt.getTime() - orderedAt.getTime() > dayMs;
  return dayOf(isLate ? installedAt : orderedAt, sale);
}
