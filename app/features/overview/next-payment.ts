import type { CalendarDay } from "../../domain/calendar-day.ts";
import { comingPayments, type RenewingSubscription as Renewing } from "../../domain/coming-payments.ts";
import type { Money } from "../../domain/money.ts";

/** A subscription as far as its next payment depends on it. */
export type RenewingSubscription = Renewing & { vin: string; productId: string; price: Money };

/** What will be charged next, and when. */
export type NextPayment = { on: CalendarDay; amount: Money };

/** The payment for all subscriptions that renew themselves on the first day on which one does. */
export function nextPayment(
  subscriptions: readonly RenewingSubscription[],
  today: CalendarDay,
): NextPayment | undefined {
  const coming = comingPayments(subscriptions, today);
  const [first] = coming;
  if (!first) return undefined;
  const together = coming.filter(({ on, price }) => on === first.on && price.currency === first.price.currency);
  const amount = together.reduce((sum, { price }) => sum + price.amount, 0);
  return { on: first.on, amount: { amount, currency: first.price.currency } };
}
