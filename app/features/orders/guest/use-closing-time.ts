import { formatDate } from "../../../i18n/format-date.ts";
import { useShop } from "../../../site/shop-context.tsx";
import type { GuestVisit } from "./guest-visit.ts";

/** The time of day at which the order closes, as the market's clocks show it. */
export function useClosingTime({ until }: GuestVisit): string {
  const { locale, market } = useShop();
  return formatDate(until, { locale: locale.id, style: "time", timeZone: market.timeZone });
}
