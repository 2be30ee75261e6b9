import type { MarketLaw } from "../../../../contracts/markets/market-law.ts";
import { addTerm, type Day, laterDay } from "../../calendar.ts";

type RunningTerm = { startsOn: Day; endsOn: Day; isRenewal: boolean; hasFreeExit: boolean };
/** The first and the last day of a term. */
type Days = Pick<RunningTerm, "startsOn" | "endsOn">;
type Wish = { today: Day; wishedDay: Day | null };
type ExitLaw = Pick<MarketLaw["autoRenew"], "exitNoticeMonths" | "isProRata" | "firstTermExitAfterMonths">;

/**
 * The last day of a subscription after its cancellation: the paid end, unless the market's law lets the customer leave
 * earlier. Then it ends as soon as the law allows, and not before the day that the customer wished.
 */
export function lastDayAfterExit(term: RunningTerm, law: ExitLaw, { today, wishedDay }: Wish): Day {
  const earliest = earliestExit(term, law, today);
  return earliest === undefined ? term.endsOn : withinTerm(term, laterDay(earliest, wishedDay));
}

/** Undefined for a term that runs to its paid end. One that was renewed without the notice of the law ends at once. */
function earliestExit(
  { startsOn, isRenewal, hasFreeExit }: RunningTerm,
  { exitNoticeMonths, isProRata, firstTermExitAfterMonths }: ExitLaw,
  today: Day,
): Day | undefined {
  if (hasFreeExit) return today;
  if (isRenewal) return isProRata ? addTerm(today, exitNoticeMonths, "month") : undefined;
  if (firstTermExitAfterMonths === null) return undefined;
  return laterDay(today, addTerm(startsOn, firstTermExitAfterMonths, "month"));
}

/** With a good cause any term ends at once, or on a later day that the customer wished. */
export const lastDayForGoodCause = (term: Days, { today, wishedDay }: Wish): Day =>
  withinTerm(term, laterDay(today, wishedDay));

function withinTerm({ startsOn, endsOn }: Days, day: Day): Day {
  const lastDay = laterDay(day, startsOn);
  return lastDay < endsOn ? lastDay : endsOn;
}

const dayMs = 86_400_000;

const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** What is paid back for the days after the last one, rounded up to the customer's favour, in minor units. */
export function unusedAmount(total: number, { startsOn, endsOn }: Days, lastDay: Day): number {
  const days = daysBetween(startsOn, endsOn);
  const unused = daysBetween(lastDay, endsOn);
  if (unused <= 0 || days <= 0) return 0;
  return Math.min(total, Math.ceil((total * unused) / days));
}
