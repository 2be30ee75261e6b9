import { addDays, type CalendarDay, daysBetween } from "./calendar-day.ts";

/** A service can be renewed from so many days before its end; pages warn from then on. */
export const RENEWAL_OPENS_DAYS = 62;
/** Lists of due services hold those that end within so many days. */
export const DUE_LIST_DAYS = 60;
/** The right to withdraw from a contract. */
export const COOLING_OFF_DAYS = 14;

export type ExpiryState = "expired" | "aboutToExpire" | "notDueYet";

/** A service works until the end of its last day. */
export function expiryState(expiresOn: CalendarDay, today: CalendarDay): ExpiryState {
  const days = daysBetween(today, expiresOn);
  if (days < 0) return "expired";
  return days <= RENEWAL_OPENS_DAYS ? "aboutToExpire" : "notDueYet";
}

/** Ended already, or ends soon. */
export function isDue(expiresOn: CalendarDay, today: CalendarDay): boolean {
  return daysBetween(today, expiresOn) <= DUE_LIST_DAYS;
}

export function isExpiringSoon(expiresOn: CalendarDay, today: CalendarDay): boolean {
  return isDue(expiresOn, today) && expiryState(expiresOn, today) !== "expired";
}

export function coolingOffEndsOn(orderedOn: CalendarDay): CalendarDay {
  return addDays(orderedOn, COOLING_OFF_DAYS);
}

export function isInCoolingOff(coolingOffEndsOn: CalendarDay, today: CalendarDay): boolean {
  return daysBetween(today, coolingOffEndsOn) >= 0;
}
