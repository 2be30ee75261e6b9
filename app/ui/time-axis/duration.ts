import { addMonthsToDay, dayNumber } from "./day-number.ts";

const DAYS_UNTIL_MONTHS = 90;

/** A duration in its largest whole unit, and the whole months and the days that remain. */
export interface Duration {
  unit: "day" | "month" | "year";
  count: number;
  restMonths: number;
  restDays: number;
}

/** Days up to 90, then months, then years. The order of the two days does not matter. */
export function durationBetween(now: string, end: string): Duration {
  const [from, to] = [dayNumber(now), dayNumber(end)].toSorted((a, b) => a - b) as [number, number];
  const days = to - from;
  if (days <= DAYS_UNTIL_MONTHS) return { unit: "day", count: days, restMonths: 0, restDays: 0 };
  const months = wholeMonths(from, to);
  const years = Math.floor(months / 12);
  const restDays = to - addMonthsToDay(from, months);
  return years === 0
    ? { unit: "month", count: months, restMonths: 0, restDays }
    : { unit: "year", count: years, restMonths: months % 12, restDays };
}

function wholeMonths(from: number, to: number): number {
  let months = Math.floor((to - from) / 31);
  while (addMonthsToDay(from, months + 1) <= to) months += 1;
  return months;
}
