import { formatDate } from "../i18n/format-date.ts";
import { useShop } from "../site/shop-context.tsx";

/** Keeps a date on one line. */
const unbroken = (date: string) => date.replaceAll(" ", "\u00a0");

/** Dates as the page's language writes them. */
export function useDateFormats() {
  const { locale } = useShop();
  return {
    long: (day: string) => unbroken(formatDate(day, { locale: locale.id, style: "long" })),
    short: (day: string) => unbroken(formatDate(day, { locale: locale.id, style: "short" })),
    month: (day: Date) => formatDate(day, { locale: locale.id, style: "month" }),
  };
}
