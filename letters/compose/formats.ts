import { countFirstDay } from "../../contracts/french-first-day.ts";
import type { ShopLocale } from "../../contracts/locales.ts";
import { timeZoneOfLocale } from "../../contracts/markets/market-time.ts";
import { withSpokenTimeZone } from "../../contracts/markets/time-zone-name.ts";
import { toMajorUnits } from "../../contracts/minor-units.ts";
import { termTexts } from "../texts/terms.ts";
import { writtenLocaleOf } from "../texts/texts.ts";

export type Amount = { total: number; currency: string };
export type Term = { count: number; unit: "month" | "year" } | null;

/** Dates, amounts and terms as the letter's language writes them. */
export type Formats = {
  /** A calendar day, such as "2027-03-09"; it stays on one line. */
  day: (day: string) => string;
  /** With the time zone, which is the market's. */
  moment: (moment: string) => string;
  /** A month, such as "2027-03". */
  month: (month: string) => string;
  money: (amount: Amount) => string;
  /** A legal rate such as 0.09975, with the decimals it has. */
  percent: (ratio: number) => string;
  term: (term: Term) => string;
};

const cache = new Map<ShopLocale, Formats>();

export function formatsOf(localeId: ShopLocale): Formats {
  const formats = cache.get(localeId) ?? createFormats(localeId);
  cache.set(localeId, formats);
  return formats;
}

function createFormats(localeId: ShopLocale): Formats {
  const locale = writtenLocaleOf(localeId);
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  const month = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const moment = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone: timeZoneOfLocale(locale),
  });
  // As the pages of the shop write it.
  const percent = new Intl.NumberFormat(locale, {
    style: "percent",
    minimumFractionDigits: 2,
    maximumFractionDigits: 3,
  });
  const plurals = new Intl.PluralRules(locale);
  const terms = termTexts[locale];
  return {
    day: (text) => countFirstDay(day.format(new Date(`${text}T00:00:00Z`)), locale).replaceAll(" ", "\u00a0"),
    // Canadian French writes 14 h 05.
    moment(text) {
      const written = countFirstDay(moment.format(new Date(text)), locale).replaceAll(/ h (?=\d)/g, "\u00a0h\u00a0");
      return withSpokenTimeZone(written, locale);
    },
    month: (text) => month.format(new Date(`${text}-01T00:00:00Z`)),
    money: ({ total, currency }) =>
      new Intl.NumberFormat(locale, { style: "currency", currency }).format(toMajorUnits(total)),
    percent: (ratio) => percent.format(ratio),
    term(term) {
      if (!term) return terms.oneTime;
      const forms = terms[term.unit];
      return (forms[plurals.select(term.count)] ?? forms.other).replace("{count}", String(term.count));
    },
  };
}
