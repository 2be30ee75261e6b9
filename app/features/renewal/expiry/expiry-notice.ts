import { type CalendarDay, isCalendarDay } from "../../../domain/calendar-day.ts";
import { expiryState } from "../../../domain/expiry.ts";

/** What is said about the end of a service. */
export type ExpiryNotice =
  /** The date is the owner's business. */
  | { kind: "signIn" }
  /** The sentence about the subscription stands on pages of one service only. */
  | { kind: "expired"; date: string; hasSentence: boolean }
  | { kind: "due"; date: CalendarDay };

type About = {
  /** As it was told; a test host may force something that is no date. */
  expiresOn: string | undefined;
  today: CalendarDay;
  isSecure: boolean;
  isRegistered: boolean;
  isMultiService: boolean;
};

/** Dates of secure services are told to nobody but a signed-in customer. */
export function isDateHidden({ isSecure, isRegistered }: Pick<About, "isSecure" | "isRegistered">): boolean {
  return isSecure && !isRegistered;
}

export function expiryNotice(about: About): ExpiryNotice | undefined {
  const { expiresOn, today, isMultiService } = about;
  if (!expiresOn) return undefined;
  if (isDateHidden(about)) return { kind: "signIn" };
  const state = isCalendarDay(expiresOn) ? expiryState(expiresOn, today) : "expired";
  if (state === "expired") return { kind: "expired", date: expiresOn, hasSentence: !isMultiService };
  return state === "aboutToExpire" ? { kind: "due", date: expiresOn } : undefined;
}
