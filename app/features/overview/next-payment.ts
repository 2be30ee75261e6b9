import type { CalendarDay } from "../../domain/calendar-day.ts";
import type { Money } from "../../domain/money.ts";

/** A subscription as far as its next payment depends on it. */
export type RenewingSubscription = {
  vin: string;
  isRunning: boolean;
  renewsItself: boolean;
  endsOn: CalendarDay | undefined;
  price: Money;
};

/** What will be charged next, and when. */
export type NextPayment = { on: CalendarDay; amount: Money };

/**
 * The payment for all subscriptions that renew themselves on the first day on which one does. A term is renewed on the
 * day the present one ends.
 */
export function nextPayment(
  subscriptions: readonly RenewingSubscription[],
  today: CalendarDay,
): NextPayment | undefined {
  const coming = subscriptions.flatMap(({ isRunning, renewsItself, endsOn, price }) =>
    isRunning && renewsItself && endsOn !== undefined && endsOn >= today ? [{ on: endsOn, price }] : [],
  );
  const first = coming.toSorted((one, other) => one.on.localeCompare(other.on))[0];
  if (!first) return undefined;
  const together = coming.filter(({ on, price }) => on === first.on && price.currency === first.price.currency);
  const amount = together.reduce((sum, { price }) => sum + price.amount, 0);
  return { on: first.on, amount: { amount, currency: first.price.currency } };
}
