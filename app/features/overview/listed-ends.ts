import type { CalendarDay } from "../../domain/calendar-day.ts";

/** When the listed services end, the first one first. */
export type ListedEnds = { soon: CalendarDay[]; ended: CalendarDay[] };

/** Counts what the list shows, so that the number and the list never differ. */
export function endsOfListed(due: readonly { expiresOn: CalendarDay; isExpired: boolean }[]): ListedEnds {
  const endsOf = (isExpired: boolean) =>
    due
      .filter((one) => one.isExpired === isExpired)
      .map(({ expiresOn }) => expiresOn)
      .toSorted();
  return { soon: endsOf(false), ended: endsOf(true) };
}
