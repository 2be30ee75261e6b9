const DAY_MS = 86_400_000;

/** Whole days since 1970. Timelines use days only, so no time zone can move a mark. */
export type DayNumber = number;

/** Reads the calendar day of `2026-12-15` or of `2026-12-15T08:00:00Z`. */
export function dayNumber(iso: string): DayNumber {
  const time = Date.parse(`${iso.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(time)) throw new Error(`Not a calendar day: ${iso}`);
  return time / DAY_MS;
}

/** Midnight UTC of a day, for formatters with the time zone UTC. */
export function dateOfDay(day: DayNumber): Date {
  return new Date(day * DAY_MS);
}

export function monthStart(day: DayNumber): DayNumber {
  const date = dateOfDay(day);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / DAY_MS;
}

/** The same day of the month; the last day where the month is too short. */
export function addMonthsToDay(day: DayNumber, months: number): DayNumber {
  const date = dateOfDay(day);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) / DAY_MS;
}

/** First days of months from `start` to `end`, both included. */
export function monthStartsBetween(start: DayNumber, end: DayNumber): DayNumber[] {
  const first = dateOfDay(start);
  const year = first.getUTCFullYear();
  const starts: DayNumber[] = [];
  for (let month = first.getUTCMonth(); ; month += 1) {
    const day = Date.UTC(year, month, 1) / DAY_MS;
    if (day > end) return starts;
    if (day >= start) starts.push(day);
  }
}

/** 0 is January. */
export function monthIndex(day: DayNumber): number {
  return dateOfDay(day).getUTCMonth();
}
