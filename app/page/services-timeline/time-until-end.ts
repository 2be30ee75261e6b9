import { type CalendarDay, daysBetween, isCalendarDay } from "../../domain/calendar-day.ts";
import { durationBetween } from "../../ui/time-axis/duration.ts";
import { DAYS_BEHIND } from "../../ui/time-axis/timeline-scale.ts";

type Span = { unit: "day" | "month" | "year"; count: number };
/** What is left beside whole years or months; missing if nothing is. */
type Rest = { rest?: Span };

/** How long a service still runs, or how long ago it ended, in the unit the timeline shows. */
export type TimeUntilEnd =
  | { kind: "unknown" }
  | { kind: "today" }
  | ({ kind: "left"; date: CalendarDay } & Span)
  | ({ kind: "ahead"; date: CalendarDay } & Span & Rest)
  | ({ kind: "since"; date: CalendarDay } & Span)
  /** Too long ago to count the days. */
  | { kind: "longAgo"; date: CalendarDay };

export function timeUntilEnd(today: CalendarDay, expiresOn: string | undefined): TimeUntilEnd {
  if (expiresOn === undefined || !isCalendarDay(expiresOn)) return { kind: "unknown" };
  const days = daysBetween(today, expiresOn);
  if (days === 0) return { kind: "today" };
  if (days < -DAYS_BEHIND) return { kind: "longAgo", date: expiresOn };
  const { unit, count, restMonths, restDays } = durationBetween(today, expiresOn);
  if (days < 0) return { kind: "since", date: expiresOn, unit, count };
  if (unit === "day") return { kind: "left", date: expiresOn, unit, count };
  return { kind: "ahead", date: expiresOn, unit, count, ...restOf(restMonths, restDays) };
}

/** In months where there are any, like the large number: in whole units. */
function restOf(months: number, days: number): Rest {
  if (months > 0) return { rest: { unit: "month", count: months } };
  return days > 0 ? { rest: { unit: "day", count: days } } : {};
}
