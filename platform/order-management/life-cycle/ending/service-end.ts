import type { RecordStatus } from "../../../../contracts/order-management/statuses.ts";
import { addDays, type Day, laterDay } from "../../calendar.ts";
import { daysToRenewAfterEnd } from "../reminders/ladder.ts";

type Subscription = { status: RecordStatus; expiresOn: Day | null; ownEnd: Day | null };
type Vehicle = { coveredUntil: Day; today: Day };

/**
 * The end of a subscription's service: the end of its own term, or that of the vehicle's coverage where another order
 * extended it. One that ended up to a month ago runs again; one that ended earlier may be a former owner's, and stays as
 * it is. Undefined if it is not installed yet, or stays as it is.
 */
export function serviceEnd(
  { status, expiresOn, ownEnd }: Subscription,
  { coveredUntil, today }: Vehicle,
): { status: RecordStatus; expiresOn: Day } | undefined {
  const isInstalled = status === "Installed" || status === "Active" || expiresOn !== null;
  if (!isInstalled || ownEnd === null) return undefined;
  const isPast = expiresOn !== null && expiresOn < addDays(today, -daysToRenewAfterEnd);
  if (status === "Expired" && isPast) return undefined;
  const end = laterDay(ownEnd, coveredUntil);
  const next = { status: status === "Expired" && end >= today ? "Installed" : status, expiresOn: end } as const;
  return next.expiresOn === expiresOn ? undefined : next;
}
