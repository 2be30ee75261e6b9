import { formatDate } from "../../i18n/format-date.ts";
import { useShop } from "../../site/shop-context.tsx";

/** Dates as the page's language writes them. */
export function useDates() {
  const { locale } = useShop();
  return {
    long: (day: string) => formatDate(day, { locale: locale.id, style: "long" }),
    short: (day: string) => formatDate(day, { locale: locale.id, style: "short" }),
    month: (day: Date) => formatDate(day, { locale: locale.id, style: "month" }),
  };
}
