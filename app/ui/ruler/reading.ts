import { addMonths, dayNumber } from "./calendar.ts";

const DAYS_UNTIL_MONTHS = 90;

/** The large figure of the road: whole units, and the days that remain after them. */
export interface Reading {
  unit: "day" | "month" | "year";
  count: number;
  restDays: number;
}

/** Days up to 90, then months, then years. The order of the two days does not matter. */
export function readingBetween(now: string, end: string): Reading {
  const [from, to] = [dayNumber(now), dayNumber(end)].toSorted((a, b) => a - b) as [number, number];
  const days = to - from;
  if (days <= DAYS_UNTIL_MONTHS) return { unit: "day", count: days, restDays: 0 };
  const months = wholeMonths(from, to);
  const years = Math.floor(months / 12);
  if (years === 0) return { unit: "month", count: months, restDays: to - addMonths(from, months) };
  return { unit: "year", count: years, restDays: to - addMonths(from, years * 12) };
}

function wholeMonths(from: number, to: number): number {
  let months = Math.floor((to - from) / 31);
  while (addMonths(from, months + 1) <= to) months += 1;
  return months;
}
