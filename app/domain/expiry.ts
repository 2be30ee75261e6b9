import { addDays, type CalendarDay, daysBetween } from "./calendar-day.ts";

/** A service this near its end is about to expire: pages warn and renewal opens. */
export const ABOUT_TO_EXPIRE_DAYS = 62;
/** Lists of services that expire soon look this far ahead. */
export const EXPIRING_SOON_DAYS = 60;
/** The right to withdraw from a contract. */
export const COOLING_OFF_DAYS = 14;

export type ExpiryState = "expired" | "aboutToExpire" | "renewable";

/** A service works until the end of its last day. */
export function expiryState(expiresOn: CalendarDay, today: CalendarDay): ExpiryState {
  const days = daysBetween(today, expiresOn);
  if (days < 0) return "expired";
  return days <= ABOUT_TO_EXPIRE_DAYS ? "aboutToExpire" : "renewable";
}

/** Ended already, or ends soon. */
export function isDue(expiresOn: CalendarDay, today: CalendarDay): boolean {
  return daysBetween(today, expiresOn) <= EXPIRING_SOON_DAYS;
}

export function isExpiringSoon(expiresOn: CalendarDay, today: CalendarDay): boolean {
  return isDue(expiresOn, today) && expiryState(expiresOn, today) !== "expired";
}

export function coolingOffEndsOn(orderedOn: CalendarDay): CalendarDay {
  return addDays(orderedOn, COOLING_OFF_DAYS);
}

export function isInCoolingOff(endsOn: CalendarDay, today: CalendarDay): boolean {
  return daysBetween(today, endsOn) >= 0;
}
