import { reminderOffsets } from "../../../../contracts/markets/renewal-terms.ts";
import { addDays, type Day } from "../../calendar.ts";

/** Until so many days after the end the last reminder makes sense, and its link renews. */
export const daysToRenewAfterEnd = 30;

/**
 * Whether a reminder can be sent on a day. One that is late, because no job ran on its own day, is sent as long as the
 * next one is not due: that one says the same with less time left.
 */
export function isReminderTimely({ endsOn, dayOffset }: { endsOn: Day; dayOffset: number }, today: Day): boolean {
  const next = reminderOffsets.find((offset) => offset > dayOffset) ?? daysToRenewAfterEnd;
  return today >= addDays(endsOn, dayOffset) && today < addDays(endsOn, next);
}
