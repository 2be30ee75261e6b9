import { dayNumber } from "./day-number.ts";
import { type Axis, axisPosition } from "./chart-axis.ts";

/** Percentages of the axis. */
export interface TimeBarLayout {
  today: number;
  /** The end of the time already paid for; today if it has passed. */
  paid: number;
  end: number;
  isRunning: boolean;
  hasAdded: boolean;
  /** Above the bar and right-aligned to its end, or after it if the bar is shorter than the text. */
  label: "above" | "after";
}

export interface TimeBarDates {
  now: string;
  expiresOn?: string;
  newEnd?: string;
}

/** A date takes about 80 pixels: a quarter of a phone's chart, a third of the smallest one's. */
const SHORTEST_UNDER_LABEL = 26;
const LAST_ROOM_AFTER_BAR = 68;

export function timeBarLayout(axis: Axis, { now, expiresOn = now, newEnd }: TimeBarDates): TimeBarLayout {
  const today = dayNumber(now);
  const paidDay = Math.max(dayNumber(expiresOn), today);
  const endDay = newEnd === undefined ? paidDay : Math.max(dayNumber(newEnd), paidDay);
  const end = axisPosition(axis, endDay);
  const hasAdded = endDay > paidDay;
  return {
    today: axisPosition(axis, today),
    paid: axisPosition(axis, paidDay),
    end,
    isRunning: paidDay > today,
    hasAdded,
    label: end >= (hasAdded ? SHORTEST_UNDER_LABEL : LAST_ROOM_AFTER_BAR) ? "above" : "after",
  };
}
