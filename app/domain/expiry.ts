import { addDays, type CalendarDay, daysBetween } from "./calendar-day.ts";

/** A service can be renewed from so many days before its end; pages warn from then on. */
export const RENEWAL_OPENS_DAYS = 62;
/** A service is due once it has ended or ends within so many days; lists of due services show those only. */
export const DUE_LIST_DAYS = 60;
/** The right to withdraw from a contract. */
export const COOLING_OFF_DAYS = 14;

/** What can be done with a service: an expired one can be renewed too. */
export type ExpiryState = "expired" | "renewable" | "notRenewableYet";

/** A service works until the end of its last day. */
export function expiryState(expiresOn: CalendarDay, today: CalendarDay): ExpiryState {
  const days = daysBetween(today, expiresOn);
  if (days < 0) return "expired";
  return days <= RENEWAL_OPENS_DAYS ? "renewable" : "notRenewableYet";
}

/** Ended already, or ends soon. Renewal opens a little earlier: see `expiryState`. */
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
