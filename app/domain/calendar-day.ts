/** A day without hour and time zone, such as "2027-03-09". */
export type CalendarDay = string;

const DAY_MS = 86_400_000;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

export function isCalendarDay(value: string): boolean {
  const [, year, month, day] = PATTERN.exec(value) ?? [];
  return day !== undefined && Number(day) >= 1 && Number(day) <= lengthOfMonth(Number(year), Number(month));
}

/** Zero where there is no such month. */
function lengthOfMonth(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeapYear ? 29 : (monthLengths[month - 1] ?? 0);
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
