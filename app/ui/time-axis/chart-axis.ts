import { addMonthsToDay, dayNumber, monthIndex, monthStart, monthStartsBetween, type DayNumber } from "./day-number.ts";
import { tickPath } from "./tick-path.ts";

export interface Axis {
  start: DayNumber;
  end: DayNumber;
  /** The unit of the lines through the rows and of their labels. */
  unit: "year" | "month";
}

const SIX_WEEKS = 42;
const TWO_WEEKS = 14;

function latest(now: string, ends: readonly string[]): DayNumber {
  return Math.max(dayNumber(now), ...ends.map(dayNumber));
}

/** Plans: from six weeks before today to two months after the longest plan, in whole months. */
export function planAxis(now: string, ends: readonly string[]): Axis {
  return {
    start: monthStart(dayNumber(now) - SIX_WEEKS),
    end: monthStart(addMonthsToDay(latest(now, ends), 2)),
    unit: "year",
  };
}

/** New end dates after an order, or one subscription: room for the label of the year that follows. */
export function endDatesAxis(now: string, ends: readonly string[]): Axis {
  return { ...planAxis(now, ends), end: monthStart(addMonthsToDay(latest(now, ends), 4)) };
}

/** Renewing several at once: the past does not matter, so the axis starts closer to today. */
export function renewalAxis(now: string, ends: readonly string[]): Axis {
  return { ...planAxis(now, ends), start: monthStart(dayNumber(now) - TWO_WEEKS) };
}

/** Services that end soon: fourteen weeks, one of them before today, and the day after the last. */
export function expiryAxis(now: string): Axis {
  const today = dayNumber(now);
  return { start: today - 7, end: today + 13 * 7 + 1, unit: "month" };
}

/** Subscription cards: starts today. All cards of a page share one axis, so that their bars can be compared. */
export function miniAxis(now: string, ends: readonly string[]): Axis {
  return { start: dayNumber(now), end: monthStart(addMonthsToDay(latest(now, ends), 3)), unit: "year" };
}

/** A day as a percentage of the axis, limited to its range. */
export function axisPosition(axis: Axis, day: DayNumber): number {
  const share = (day - axis.start) / (axis.end - axis.start);
  return Math.round(Math.min(Math.max(share, 0), 1) * 10_000) / 100;
}

/** Days that get a line through all rows: each January, or each month on the short axis. */
export function axisLines(axis: Axis): DayNumber[] {
  const months = monthStartsBetween(axis.start, axis.end);
  return axis.unit === "month" ? months : months.filter((day) => monthIndex(day) === 0);
}

/** One for each line; the chart keeps the last one inside its edge. */
export function axisLabels(axis: Axis): { day: DayNumber; position: number }[] {
  return axisLines(axis).map((day) => ({ day, position: axisPosition(axis, day) }));
}

/** Ticks start at the bottom of a scale 14 units high; longer ones are for larger units of time. */
export function axisTicks(axis: Axis): string {
  const at = (day: DayNumber) => axisPosition(axis, day);
  const long = tickPath(axisLines(axis).map(at), { from: 0, to: 14 });
  if (axis.unit === "month") return long + tickPath(weeksOf(axis).map(at), { from: 9, to: 14 });
  const months = monthStartsBetween(axis.start, axis.end).filter((day) => monthIndex(day) !== 0);
  const isQuarter = (day: DayNumber) => monthIndex(day) % 3 === 0;
  return (
    long +
    tickPath(months.filter(isQuarter).map(at), { from: 6, to: 14 }) +
    tickPath(months.filter((day) => !isQuarter(day)).map(at), { from: 9, to: 14 })
  );
}

function weeksOf(axis: Axis): DayNumber[] {
  return Array.from({ length: Math.floor((axis.end - axis.start) / 7) + 1 }, (_, week) => axis.start + week * 7);
}
