import { tickPath } from "./tick-path.ts";

export const DAYS_BEHIND = 300;
export const DAYS_AHEAD = 120;
export const DAYS_SHOWN = DAYS_BEHIND + DAYS_AHEAD;

/** A day, counted from today, as a percentage of the timeline's width. */
export function percent(daysFromToday: number): number {
  return Math.round(((daysFromToday + DAYS_BEHIND) / DAYS_SHOWN) * 10_000) / 100;
}

/** The fixed position of today, where the vehicle is drawn. */
export const TODAY = percent(0);

/** Weeks are the same on every timeline, because the window moves with today. Drawn in days, whose numbers are short. */
export const WEEK_TICKS = tickPath(
  Array.from({ length: DAYS_SHOWN / 7 + 1 }, (_, week) => week * 7),
  { from: 0, to: 5 },
);
