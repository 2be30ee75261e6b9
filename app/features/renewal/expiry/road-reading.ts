import { type CalendarDay, daysBetween, isCalendarDay } from "../../../domain/calendar-day.ts";
import { durationBetween } from "../../../ui/ruler/duration.ts";
import { DAYS_BEHIND } from "../../../ui/ruler/road-scale.ts";

type Span = { unit: "day" | "month" | "year"; count: number };

/** What the road says beside its needle, about the service that ends first. */
export type RoadReadingKind =
  | { kind: "unknown" }
  | { kind: "today" }
  | ({ kind: "left"; date: CalendarDay } & Span)
  | ({ kind: "ahead"; date: CalendarDay } & Span)
  | ({ kind: "since"; date: CalendarDay } & Span)
  /** Too long ago to count the days. */
  | { kind: "longAgo"; date: CalendarDay };

export function roadReading(today: CalendarDay, endsOn: string | undefined): RoadReadingKind {
  if (endsOn === undefined || !isCalendarDay(endsOn)) return { kind: "unknown" };
  const days = daysBetween(today, endsOn);
  if (days === 0) return { kind: "today" };
  if (days < -DAYS_BEHIND) return { kind: "longAgo", date: endsOn };
  const { unit, count } = durationBetween(today, endsOn);
  if (days < 0) return { kind: "since", date: endsOn, unit, count };
  return { kind: unit === "day" ? "left" : "ahead", date: endsOn, unit, count };
}
