import { dayIn } from "../../../../contracts/markets/market-time.ts";
import type { OpeningHours, PhoneLine } from "../../../catalogue/catalogue.ts";
import { addDays, type CalendarDay } from "../../../domain/calendar-day.ts";

/** Whether a phone line is open; if not, when it opens. Weekdays count from 1 (Monday) to 7 (Sunday). */
export type LineState =
  | { kind: "open"; until: string }
  | { kind: "opensToday"; at: string }
  | { kind: "opensLater"; weekday: number; at: string };

type Line = Pick<PhoneLine, "hours" | "closedOn" | "timeZone">;

/** No line is closed for longer; a longer gap would be a mistake in the content. */
const DAYS_AHEAD = 14;

/** Compares wall clocks in the line's time zone, so the change to summer time needs no rule. */
export function lineStateAt(line: Line, now: Date): LineState | undefined {
  const today = dayIn(now, line.timeZone);
  const time = timeIn(now, line.timeZone);
  const todaysHours = hoursOn(line, today);
  const open = todaysHours.find(({ from, to }) => from <= time && time < to);
  if (open) return { kind: "open", until: open.to };
  const later = todaysHours.find(({ from }) => from > time);
  return later ? { kind: "opensToday", at: later.from } : nextOpening(line, today);
}

function nextOpening(line: Line, today: CalendarDay): LineState | undefined {
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    const [first] = hoursOn(line, day);
    if (first) return { kind: "opensLater", weekday: weekdayOf(day), at: first.from };
  }
  return undefined;
}

function hoursOn({ hours, closedOn }: Line, day: CalendarDay): OpeningHours[] {
  if (closedOn.includes(day)) return [];
  const weekday = weekdayOf(day);
  return hours
    .filter(({ days }) => days.includes(weekday))
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

function weekdayOf(day: CalendarDay): number {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
  return sundayFirst === 0 ? 7 : sundayFirst;
}

function timeIn(moment: Date, timeZone: string): string {
  const options = { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat("en-GB", options).format(moment);
}

const WORKDAYS = [1, 2, 3, 4, 5];

/** A line of text about opening hours: the working days in one, any other day by itself. */
export type HoursLine = { from: string; to: string } & ({ kind: "workdays" } | { kind: "day"; weekday: number });

export function hoursLines(hours: readonly OpeningHours[]): HoursLine[] {
  return hours.flatMap(({ days, from, to }): HoursLine[] => {
    const isWorkdays = days.length === WORKDAYS.length && WORKDAYS.every((day) => days.includes(day));
    return isWorkdays
      ? [{ kind: "workdays", from, to }]
      : days.toSorted((one, other) => one - other).map((weekday) => ({ kind: "day", weekday, from, to }));
  });
}
