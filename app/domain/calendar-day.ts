/** A day without hour and time zone, such as "2027-03-09". */
export type CalendarDay = string;

const DAY_MS = 86_400_000;
const PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** 30 February is read as a day in March. */
export function isCalendarDay(value: string): boolean {
  return PATTERN.test(value) && new Date(value).getUTCDate() === Number(value.slice(8));
}

export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((toTime(to) - toTime(from)) / DAY_MS);
}

export function addDays(day: CalendarDay, count: number): CalendarDay {
  return toDay(new Date(toTime(day) + count * DAY_MS));
}

/** A month after 31 January is the last day of February. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const start = new Date(toTime(day));
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + count];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toDay(new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), lastDay))));
}

function toTime(day: CalendarDay): number {
  if (!isCalendarDay(day)) throw new Error(`Not a calendar day: ${day}`);
  return Date.parse(day);
}

function toDay(date: Date): CalendarDay {
  return date.toISOString().slice(0, 10);
}
