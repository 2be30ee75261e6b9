import { isCalendarDay } from "../domain/calendar-day.ts";

/** numeric 09/03/2027, long 9 March 2027, short 9 Mar 2027 (rulers), month Mar. */
type DateStyle = "numeric" | "long" | "short" | "month";

const OPTIONS: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  numeric: { day: "2-digit", month: "2-digit", year: "numeric" },
  long: { day: "numeric", month: "long", year: "numeric" },
  short: { day: "numeric", month: "short", year: "numeric" },
  month: { month: "short" },
};

const formats = new Map<string, Intl.DateTimeFormat>();

type Where = { locale: string; style: DateStyle; timeZone?: string };

/** A calendar day is the same day everywhere; a moment is read in the market's time zone. Other values come back as they are. */
export function formatDate(value: string | Date, { locale, style, timeZone = "UTC" }: Where): string {
  const date = new Date(value);
  if (!Number.isFinite(date.getTime())) return String(value);
  const isDay = typeof value === "string" && isCalendarDay(value);
  return dateFormat({ locale, style, timeZone: isDay ? "UTC" : timeZone }).format(date);
}

function dateFormat({ locale, style, timeZone }: Required<Where>): Intl.DateTimeFormat {
  const key = `${locale} ${style} ${timeZone}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...OPTIONS[style], timeZone });
  formats.set(key, known);
  return known;
}
