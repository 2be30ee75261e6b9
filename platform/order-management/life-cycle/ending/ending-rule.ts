import { addTerm, type Day, laterDay } from "../../calendar.ts";

type RunningTerm = { startsOn: Day; endsOn: Day; isRenewal: boolean };
type ExitLaw = { exitNoticeMonths: number; isProRata: boolean };

/**
 * The last day of a subscription after its cancellation. A first term runs to its paid end. In markets where a renewed
 * contract can be left at any time it ends with the period of notice, never later than it is paid for, and not before the
 * day that the customer wished.
 */
export function lastDayAfterExit(
  term: RunningTerm,
  { exitNoticeMonths, isProRata }: ExitLaw,
  { today, wishedDay }: { today: Day; wishedDay: Day | null },
): Day {
  if (!isProRata || !term.isRenewal) return term.endsOn;
  const noticeEnd = addTerm(today, exitNoticeMonths, "month");
  const lastDay = laterDay(laterDay(noticeEnd, wishedDay), term.startsOn);
  return lastDay < term.endsOn ? lastDay : term.endsOn;
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
