import { formatDate } from "../../i18n/format-date.ts";
import type { MessageId } from "../../i18n/message-id.ts";
import type { Translate } from "../../i18n/message.tsx";
import { termLength } from "../../i18n/plan-term-label.ts";
import type { VehicleBasketItem } from "./vehicle-basket.ts";

type WithEnd = Extract<MessageId, "basket.itemEnd" | "minicart.itemTerm">;

/** A date is never broken across two lines. */
const noBreak = "\u00a0";

/** Term and new end date, as far as this visitor may know them. */
export function itemNote(
  { term, newEnd }: VehicleBasketItem,
  { t, locale, withEnd }: { t: Translate; locale: string; withEnd: WithEnd },
): string {
  if (!term) return t("plan.oneTime");
  const length = termLength(term, { t, locale });
  if (!newEnd) return length;
  const date = formatDate(newEnd, { locale, style: "long" }).replaceAll(" ", noBreak);
  return t(withEnd, { term: length, date });
}
