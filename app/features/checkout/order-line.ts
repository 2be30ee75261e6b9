import type { CalendarDay } from "../../domain/calendar-day.ts";
import type { Money } from "../../domain/money.ts";
import type { PlanTerm } from "../../domain/plan-term.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { formatMoney } from "../../i18n/format-number.ts";
import type { Translate } from "../../i18n/message.tsx";
import { planPriceLabel, termLength } from "../../i18n/plan-term-label.ts";

/** One service of an order, as far as this visitor may know its dates. */
export type OrderedService = {
  name: string;
  term?: PlanTerm;
  newEnd?: CalendarDay;
  /** Before discounts. */
  price: Money;
  adjustments: readonly { amount: Money }[];
};

/** The price of the service after its discounts. */
export function priceOf({ price, adjustments }: Pick<OrderedService, "price" | "adjustments">): Money {
  return { ...price, amount: adjustments.reduce((sum, { amount }) => sum + amount.amount, price.amount) };
}

/** "2 years, until 15 December 2028, £159"; without the date where the visitor may not see it. */
export function orderLine(service: OrderedService, localisation: { t: Translate; locale: string }): string {
  const { t, locale } = localisation;
  const { term, newEnd } = service;
  const price = priceOf(service);
  if (!term || !newEnd) return planPriceLabel(price, term, localisation);
  const date = formatDate(newEnd, { locale, style: "long" });
  return t("checkout.orderLine", { term: termLength(term, localisation), date, price: formatMoney(price, locale) });
}
