import { countFirstDay } from "../../contracts/french-first-day.ts";
import { withSpokenTimeZone } from "../../contracts/markets/time-zone-name.ts";
import { formatDate, unbrokenDate } from "./format-date.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** A time of day such as "08:00", as the locale writes it. */
export function formatTime(time: string, locale: string): string {
  return formatOf(locale, { timeStyle: "short", timeZone: "UTC" }).format(new Date(`2000-01-01T${time}:00Z`));
}

/** A day of the week from 1 (Monday) to 7 (Sunday). */
export function formatWeekday(day: number, locale: string): string {
  // 3 January 2000 was a Monday.
  return formatOf(locale, { weekday: "long", timeZone: "UTC" }).format(new Date(Date.UTC(2000, 0, 2 + day)));
}

/** The date and the time of a moment in a time zone. */
export function formatMoment(moment: string, { locale, timeZone }: { locale: string; timeZone: string }): string {
  const format = formatOf(locale, { dateStyle: "long", timeStyle: "short", timeZone });
  return countFirstDay(format.format(new Date(moment)), locale);
}

/** A moment as evidence shows it, such as "9 March 2027 at 14:05 GMT"; neither its date nor its time is broken. */
export function formatStamp(moment: string, { locale, timeZone }: { locale: string; timeZone: string }): string {
  const stamp = formatOf(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  });
  const date = formatDate(new Date(moment), { locale, style: "long", timeZone });
  const written = countFirstDay(stamp.format(new Date(moment)), locale)
    .replace(date, unbrokenDate)
    .replace(/(?<=\d) (?=\S+$)/, "\u00a0");
  return withSpokenTimeZone(written, locale);
}
