import { isCalendarDay } from "../domain/calendar-day.ts";

/** numeric 09/03/2027, long 9 March 2027, short 9 Mar 2027 (rulers), month Mar. */
type DateStyle = "numeric" | "long" | "short" | "month";

const OPTIONS: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  numeric: { day: "2-digit", month: "2-digit", year: "numeric" },
  long: { day: "numeric", month: "long", year: "numeric" },
  short: { day: "numeric", month: "short", year: "numeric" },
  month: { month: "short" },
};

type Format = { ofDate: Intl.DateTimeFormat; known: Map<string, string> };

const formats = new Map<string, Format>();

/** Pages name the same few days again and again, and a formatter takes its time over each. */
const knownAtMost = 1_000;

type Where = { locale: string; style: DateStyle; timeZone?: string };

/** A calendar day is the same day everywhere; a moment is read in the market's time zone. Other values come back as they are. */
export function formatDate(value: string | Date, { locale, style, timeZone = "UTC" }: Where): string {
  const text = typeof value === "string" ? value : value.toISOString();
  const format = formatOf({ locale, style, timeZone });
  const known = format.known.get(text);
  if (known !== undefined) return known;
  const formatted = formatAnew(value, format, { locale, style, timeZone });
  if (format.known.size >= knownAtMost) format.known.clear();
  format.known.set(text, formatted);
  return formatted;
}

function formatAnew(value: string | Date, { ofDate }: Format, { locale, style }: Where): string {
  const date = new Date(value);
  if (!Number.isFinite(date.getTime())) return String(value);
  const isDay = typeof value === "string" && isCalendarDay(value);
  return (isDay ? formatOf({ locale, style, timeZone: "UTC" }).ofDate : ofDate).format(date);
}

function formatOf({ locale, style, timeZone }: Required<Where>): Format {
  const key = `${locale} ${style} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = { ofDate: new Intl.DateTimeFormat(locale, { ...OPTIONS[style], timeZone }), known: new Map() };
  formats.set(key, made);
  return made;
}
