import { formatDate, unbrokenDate } from "../../i18n/format-date.ts";
import type { MessageId } from "../../i18n/message-id.ts";
import type { Translate } from "../../i18n/message.tsx";
import { termLength } from "../../i18n/plan-term-label.ts";
import type { VehicleBasketItem } from "./vehicle-basket.ts";

type WithEnd = Extract<MessageId, "basket.itemEnd" | "minicart.itemTerm">;

/** Term and new end date, as far as this visitor may know them. */
export function itemNote(
  { term, newEnd }: VehicleBasketItem,
  { t, locale, withEnd }: { t: Translate; locale: string; withEnd: WithEnd },
): string {
  if (!term) return t("plan.oneTime");
  const length = termLength(term, { t, locale });
  if (!newEnd) return length;
  const date = unbrokenDate(formatDate(newEnd, { locale, style: "long" }));
  return t(withEnd, { term: length, date });
}
