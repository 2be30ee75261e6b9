import { countFirstDay } from "../../contracts/french-first-day.ts";
import { isCalendarDay } from "../domain/calendar-day.ts";

/** numeric 09/03/2027, long 9 March 2027, short 9 Mar 2027 (rulers), month Mar, time 15:42. */
type DateStyle = "numeric" | "long" | "short" | "month" | "time";

const OPTIONS: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  numeric: { day: "2-digit", month: "2-digit", year: "numeric" },
  long: { day: "numeric", month: "long", year: "numeric" },
  short: { day: "numeric", month: "short", year: "numeric" },
  month: { month: "short" },
  time: { hour: "2-digit", minute: "2-digit" },
};

type Format = { ofDate: Intl.DateTimeFormat; cache: Map<string, string> };

const formats = new Map<string, Format>();

/** Formatted dates are cached: pages show the same few days, and formatting is slow. */
const maxCached = 1_000;

type DateFormatOptions = { locale: string; style: DateStyle; timeZone?: string };

/** A calendar day has no time zone; a moment is formatted in the market's. Values that are no dates are returned unchanged. */
export function formatDate(value: string | Date, { locale, style, timeZone = "UTC" }: DateFormatOptions): string {
  const text = typeof value === "string" ? value : value.toISOString();
  const format = formatOf({ locale, style, timeZone });
  const cached = format.cache.get(text);
  if (cached !== undefined) return cached;
  const formatted = formatUncached(value, format, { locale, style, timeZone });
  if (format.cache.size >= maxCached) format.cache.clear();
  format.cache.set(text, formatted);
  return formatted;
}

function formatUncached(value: string | Date, { ofDate }: Format, { locale, style }: DateFormatOptions): string {
  const date = new Date(value);
  if (!Number.isFinite(date.getTime())) return String(value);
  const isDay = typeof value === "string" && isCalendarDay(value);
  const format = isDay ? formatOf({ locale, style, timeZone: "UTC" }).ofDate : ofDate;
  return countFirstDay(format.format(date), locale);
}

function formatOf({ locale, style, timeZone }: Required<DateFormatOptions>): Format {
  const key = `${locale} ${style} ${timeZone}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const format = { ofDate: new Intl.DateTimeFormat(locale, { ...OPTIONS[style], timeZone }), cache: new Map() };
  formats.set(key, format);
  return format;
}

/** A written date that stays on one line. */
export const unbrokenDate = (date: string): string => date.replaceAll(" ", "\u00a0");
