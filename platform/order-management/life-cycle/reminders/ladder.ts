import type { MarketLaw } from "../../../../contracts/markets/market-law.ts";
import { reminderDays, reminderOffsets } from "../../../../contracts/markets/renewal-terms.ts";
import { addDays, addTerm, type Day } from "../../calendar.ts";

/** Until so many days after the end the last reminder makes sense, and its link renews. */
export const daysToRenewAfterEnd = 30;

/** The day on which the term began, if it is known, and the one on which it ends. */
type Term = { startsOn: Day | null; endsOn: Day };

/**
 * The days of the reminders, counted from the end of the term: those of every market, and before them one in each year of
 * a long term, where the law wants that.
 */
export function remindersOf(
  { hasYearlyReminder }: Pick<MarketLaw["autoRenew"], "hasYearlyReminder">,
  { startsOn, endsOn }: Term,
): number[] {
  if (!hasYearlyReminder || startsOn === null) return [...reminderOffsets];
  const yearly: number[] = [];
  for (let year = 1; ; year += 1) {
    const offset = daysBetween(endsOn, addTerm(startsOn, year, "year"));
    if (offset >= -reminderDays.first) return [...yearly, ...reminderOffsets];
    yearly.push(offset);
  }
}

/** A reminder of a long term says when it renews; one that does not renew has nothing to be reminded of so early. */
export const isYearly = (dayOffset: number): boolean => dayOffset < -reminderDays.first;

const dayMs = 86_400_000;

const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

type Reminder = { endsOn: Day; dayOffset: number };

/**
 * Whether a reminder can be sent on a day. One that is late, because no job ran on its own day, is sent as long as the
 * next one is not due: that one says the same with less time left.
 */
export function isReminderTimely(
  { endsOn, dayOffset }: Reminder,
  today: Day,
  offsets: readonly number[] = reminderOffsets,
): boolean {
  const next = offsets.find((offset) => offset > dayOffset) ?? daysToRenewAfterEnd;
  return today >= addDays(endsOn, dayOffset) && today < addDays(endsOn, next);
}
