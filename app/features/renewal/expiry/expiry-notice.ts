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
  isOwner: boolean;
  isMultiService: boolean;
};

/** Only the owner, signed in, sees the dates of secure services: a VIN can be read through the windscreen. */
export function isDateHidden({ isSecure, isOwner }: Pick<About, "isSecure" | "isOwner">): boolean {
  return isSecure && !isOwner;
}

export function expiryNotice(about: About): ExpiryNotice | undefined {
  const { expiresOn, today, isMultiService } = about;
  if (!expiresOn) return undefined;
  if (isDateHidden(about)) return { kind: "signIn" };
  const state = isCalendarDay(expiresOn) ? expiryState(expiresOn, today) : "expired";
  if (state === "expired") return { kind: "expired", date: expiresOn, hasSentence: !isMultiService };
  return state === "aboutToExpire" ? { kind: "due", date: expiresOn } : undefined;
}
