import { addDays, type CalendarDay } from "./calendar-day.ts";

/** A subscription as far as its next payment depends on it. */
export type RenewingSubscription = { isRunning: boolean; renewsItself: boolean; endsOn: CalendarDay | undefined };

/** The subscriptions that will be charged, by date. A term is renewed on the day the present one ends. */
export function comingPayments<Subscription extends RenewingSubscription>(
  subscriptions: readonly Subscription[],
  today: CalendarDay,
): (Subscription & { on: CalendarDay })[] {
  return subscriptions
    .flatMap((one) =>
      one.isRunning && one.renewsItself && one.endsOn !== undefined && one.endsOn >= today
        ? [{ ...one, on: one.endsOn }]
        : [],
    )
    .toSorted((one, other) => one.on.localeCompare(other.on));
}

/** A renewal is charged when its day begins, so it can be stopped until the day before. */
export const lastDayToStop = (renewsOn: CalendarDay): CalendarDay => addDays(renewsOn, -1);
