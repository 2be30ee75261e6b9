import { addTerm, type Day, laterDay } from "../../calendar.ts";

type RunningTerm = { startsOn: Day; endsOn: Day; isRenewal: boolean };
type Wish = { today: Day; wishedDay: Day | null };
type ExitLaw = { exitNoticeMonths: number; isProRata: boolean };

/**
 * The last day of a subscription after its cancellation. A first term runs to its paid end. In markets where a renewed
 * contract can be left at any time it ends with the period of notice, never later than it is paid for, and not before the
 * day that the customer wished.
 */
export function lastDayAfterExit(
  term: RunningTerm,
  { exitNoticeMonths, isProRata }: ExitLaw,
  { today, wishedDay }: Wish,
): Day {
  if (!isProRata || !term.isRenewal) return term.endsOn;
  return withinTerm(term, laterDay(addTerm(today, exitNoticeMonths, "month"), wishedDay));
}

/** With a good cause any term ends at once, or on a later day that the customer wished. */
export const lastDayForGoodCause = (term: Omit<RunningTerm, "isRenewal">, { today, wishedDay }: Wish): Day =>
  withinTerm(term, laterDay(today, wishedDay));

function withinTerm({ startsOn, endsOn }: Omit<RunningTerm, "isRenewal">, day: Day): Day {
  const lastDay = laterDay(day, startsOn);
  return lastDay < endsOn ? lastDay : endsOn;
}

const dayMs = 86_400_000;

const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** What is paid back for the days after the last one, rounded up to the customer's favour, in minor units. */
export function unusedAmount(
  total: number,
  { startsOn, endsOn }: Omit<RunningTerm, "isRenewal">,
  lastDay: Day,
): number {
  const days = daysBetween(startsOn, endsOn);
  const unused = daysBetween(lastDay, endsOn);
  if (unused <= 0 || days <= 0) return 0;
  return Math.min(total, Math.ceil((total * unused) / days));
}
