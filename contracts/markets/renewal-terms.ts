import type { MarketLaw } from "./market-law.ts";

/** Days from the end of a term on which order management writes to the customer. */
export const reminderOffsets = [-62, -35, -7, 0, 1] as const;

/** Days before a renewal on which a letter announces it: that of a term, and that of a month, which is too short for more. */
export const reminderDays = { first: 62, second: 35, third: 7 } as const;

/** How auto-renewal goes on and ends: what the customer reads and what order management does both follow from it. */
export type RenewalTerms = {
  /** After the first term by the month, with one reminder for each; else for the same term again. */
  isByMonth: boolean;
  exit: RenewalExit;
};

/**
 * The end of a subscription that has been renewed and is then cancelled: on the last paid day; or at once, or after two
 * months, with the unused time paid back.
 */
export type RenewalExit = "paidEnd" | "atOnce" | "twoMonths";

export function renewalTermsOf({ autoRenew }: Pick<MarketLaw, "autoRenew">): RenewalTerms {
  const { renewTo, isProRata, exitNoticeMonths } = autoRenew;
  const isByMonth = renewTo === "rollingMonth";
  if (!isProRata) return { isByMonth, exit: "paidEnd" };
  return { isByMonth, exit: exitNoticeMonths === 0 ? "atOnce" : "twoMonths" };
}
