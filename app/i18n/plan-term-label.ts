import type { Money } from "../domain/money.ts";
import { type PlanTerm, priceSpan } from "../domain/plan-term.ts";
import { formatMoney } from "./format-number.ts";
import type { MessageId } from "./message-id.ts";
import type { Translate } from "./message.tsx";

const LENGTH = { month: "common.months", year: "common.years" } as const satisfies Record<string, MessageId>;
const PRICE = { month: "price.month", year: "price.year" } as const satisfies Record<string, MessageId>;

type Localisation = { t: Translate; locale: string };

/** "24 months", in digits. For words see `plan-label.ts`, which loads the number words of every language. */
export function termLength({ duration, period }: PlanTerm, { t }: Localisation): string {
  return t(LENGTH[period], { count: duration });
}

/** "£89 / year" for one unit, "£159 / 2 years" for more, "£449 / one-time fee" without a term. */
export function planPriceLabel(price: Money, term: PlanTerm | undefined, { t, locale }: Localisation): string {
  const span = priceSpan(term);
  const values = { price: formatMoney(price, locale) };
  if (span.kind === "oneTime") return t("price.oneTime", values);
  return t(PRICE[span.period], { ...values, count: span.kind === "unit" ? 1 : span.duration });
}
