import { type CalendarDay, daysBetween, isCalendarDay } from "../../domain/calendar-day.ts";
import { durationBetween } from "../../ui/time-axis/duration.ts";
import { DAYS_BEHIND } from "../../ui/time-axis/timeline-scale.ts";

type Span = { unit: "day" | "month" | "year"; count: number };

/** How long a service still runs, or how long ago it ended, in the unit the timeline shows. */
export type TimeUntilEnd =
  | { kind: "unknown" }
  | { kind: "today" }
  | ({ kind: "left"; date: CalendarDay } & Span)
  | ({ kind: "ahead"; date: CalendarDay } & Span)
  | ({ kind: "since"; date: CalendarDay } & Span)
  /** Too long ago to count the days. */
  | { kind: "longAgo"; date: CalendarDay };

export function timeUntilEnd(today: CalendarDay, expiresOn: string | undefined): TimeUntilEnd {
  if (expiresOn === undefined || !isCalendarDay(expiresOn)) return { kind: "unknown" };
  const days = daysBetween(today, expiresOn);
  if (days === 0) return { kind: "today" };
  if (days < -DAYS_BEHIND) return { kind: "longAgo", date: expiresOn };
  const { unit, count } = durationBetween(today, expiresOn);
  if (days < 0) return { kind: "since", date: expiresOn, unit, count };
  return { kind: unit === "day" ? "left" : "ahead", date: expiresOn, unit, count };
}
