import { type CalendarDay, isCalendarDay } from "../../../domain/calendar-day.ts";
import { expiryState } from "../../../domain/expiry.ts";
import { isDateHidden } from "../../../domain/vehicle/ownership/is-date-hidden.ts";

/** What the page shows about the end date of a service. */
export type ExpiryNotice =
  /** Only the owner may see the date. */
  | { kind: "signIn" }
  /** Only the page of a single service has the sentence about the subscription. */
  | { kind: "expired"; date: string; hasSentence: boolean }
  | { kind: "endsSoon"; date: CalendarDay };

type ExpiryInput = {
  /** Not checked: a test host may force text that is no date. */
  expiresOn: string | undefined;
  today: CalendarDay;
  showsDatesToOwnerOnly: boolean;
  isOwner: boolean;
  isFromList: boolean;
};

export function expiryNotice(input: ExpiryInput): ExpiryNotice | undefined {
  const { expiresOn, today, isFromList } = input;
  if (!expiresOn) return undefined;
  if (isDateHidden(input)) return { kind: "signIn" };
  const state = isCalendarDay(expiresOn) ? expiryState(expiresOn, today) : "expired";
  if (state === "expired") return { kind: "expired", date: expiresOn, hasSentence: !isFromList };
  return state === "renewable" ? { kind: "endsSoon", date: expiresOn } : undefined;
}
