import { formatDate, unbrokenDate } from "../i18n/format-date.ts";
import { useShop } from "../site/shop-context.tsx";

/** Dates as the page's language writes them. */
export function useDateFormats() {
  const { locale } = useShop();
  return {
    long: (day: string) => unbrokenDate(formatDate(day, { locale: locale.id, style: "long" })),
    short: (day: string) => unbrokenDate(formatDate(day, { locale: locale.id, style: "short" })),
    month: (day: Date) => formatDate(day, { locale: locale.id, style: "month" }),
  };
}
