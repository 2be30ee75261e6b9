import type { CalendarDay } from "../../domain/calendar-day.ts";

export type RunningService = { id: string; name: string; vehicle: string; until: CalendarDay };

/** What the page about the deletion says. */
export type DeletionPage = {
  /** Services that run on; undefined while order management does not answer. */
  runningServices?: readonly RunningService[];
  invoiceYears: number;
  consentYears: number;
  /** Whether the customer has signed in a short while ago; otherwise the page asks for it. */
  hasSignedInRecently: boolean;
  /** Sent along, so that a second click requests nothing more. */
  requestKey: string;
};

const recentMs = 10 * 60_000;

/** A deletion needs a password that was entered a short while ago, in case a device was left open. */
export function hasSignedInRecently(signedInAt: number | undefined, now: Date): boolean {
  return signedInAt !== undefined && now.getTime() - signedInAt <= recentMs;
}
