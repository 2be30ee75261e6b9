import { dayNumber, monthIndex, monthStartsBetween, type DayNumber } from "./day-number.ts";
import { DAYS_AHEAD, DAYS_BEHIND, percent } from "./timeline-scale.ts";

/** Flags closer to each other than this look like one on a phone. */
const DAYS_BETWEEN_FLAGS = 7;
const OTHER_FLAGS = 4;

/** Positions are percentages of the timeline's width, `days` counts from today. */
export type TimelineLayout =
  | { kind: "none" }
  | { kind: "ahead"; days: number; flag: number; others: number[] }
  | { kind: "beyond"; days: number }
  | { kind: "past"; days: number; flag: number; isOffScale: boolean };

/**
 * What the timeline shows on the day `now` for services ending on `ends`. While one is active, expired ones
 * are not drawn; when all have expired, the last one is.
 */
export function timelineLayout(now: string, ends: readonly string[]): TimelineLayout {
  const today = dayNumber(now);
  const days = ends.map((end) => dayNumber(end) - today).toSorted((a, b) => a - b);
  const running = days.filter((day) => day >= 0);
  const first = running[0];
  if (first !== undefined) return aheadLayout(first, running);
  const last = days.at(-1);
  if (last === undefined) return { kind: "none" };
  return { kind: "past", days: -last, flag: percent(Math.max(last, -DAYS_BEHIND)), isOffScale: last < -DAYS_BEHIND };
}

function aheadLayout(first: number, running: number[]): TimelineLayout {
  if (first > DAYS_AHEAD) return { kind: "beyond", days: first };
  return { kind: "ahead", days: first, flag: percent(first), others: otherFlags(first, running).map(percent) };
}

function otherFlags(first: number, running: number[]): number[] {
  const flags: number[] = [];
  let previous = first;
  for (const day of running) {
    if (day > DAYS_AHEAD || flags.length === OTHER_FLAGS) break;
    if (day - previous < DAYS_BETWEEN_FLAGS) continue;
    flags.push(day);
    previous = day;
  }
  return flags;
}

export interface TimelineMonth {
  day: DayNumber;
  position: number;
  isJanuary: boolean;
  /** Whether it is also shown on phones. */
  isQuarter: boolean;
}

let lastMonths: { now: string; months: TimelineMonth[] } | undefined;

/** The same for all visitors on a day, so they are computed once a day. */
export function timelineMonths(now: string): TimelineMonth[] {
  if (lastMonths?.now !== now) lastMonths = { now, months: monthsAround(now) };
  return lastMonths.months;
}

function monthsAround(now: string): TimelineMonth[] {
  const today = dayNumber(now);
  return monthStartsBetween(today - DAYS_BEHIND, today + DAYS_AHEAD).map((day) => ({
    day,
    position: percent(day - today),
    isJanuary: monthIndex(day) === 0,
    isQuarter: monthIndex(day) % 3 === 0,
  }));
}
