import type { CalendarDay } from "./calendar-day.ts";

/** The last month of a card. */
export type CardExpiry = { expMonth?: number | undefined; expYear?: number | undefined };

/** A year of two digits belongs to this century. */
const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

/** A card is valid until the end of its month; a method without a date never expires. `today` is such as 2026-11-15. */
export function isExpired({ expMonth, expYear }: CardExpiry, today: string): boolean {
  if (expMonth === undefined || expYear === undefined) return false;
  return `${fullYear(expYear)}-${String(expMonth).padStart(2, "0")}` < today.slice(0, 7);
}

/** Such as 03/30. */
export function formatExpiry({ expMonth, expYear }: CardExpiry): string | undefined {
  if (expMonth === undefined || expYear === undefined) return undefined;
  const two = (value: number) => String(value % 100).padStart(2, "0");
  return `${two(expMonth)}/${two(expYear)}`;
}

/** A card whose last month ends before a payment. */
export type CardWarning = { expiry: string; paidOn: CalendarDay };

/** The first of the coming payments on whose day the card has expired. */
export function cardWarning(
  card: CardExpiry | undefined,
  paymentDays: readonly CalendarDay[],
): CardWarning | undefined {
  const expiry = card && formatExpiry(card);
  const paidOn = card && paymentDays.toSorted().find((day) => isExpired(card, day));
  return expiry === undefined || paidOn === undefined ? undefined : { expiry, paidOn };
}
