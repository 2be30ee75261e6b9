import type { MarketLaw } from "../../../contracts/markets/market-law.ts";
import { reminderDays, renewalTermsOf } from "../../../contracts/markets/renewal-terms.ts";
import type { CalendarDay } from "../../domain/calendar-day.ts";
import type { Money } from "../../domain/money.ts";
import type { PlanTerm } from "../../domain/plan-term.ts";
import { formatDate, unbrokenDate } from "../../i18n/format-date.ts";
import { formatMoney } from "../../i18n/format-number.ts";
import { termLength } from "../../i18n/plan-term-label.ts";
import { translator } from "../../i18n/translator.server.ts";
import type { LocaleId } from "../../site/locales.ts";
import type { Paragraph } from "./paragraph.ts";
import { richTranslator } from "./rich-translator.server.ts";

/** A service that can go on, with the dates that this visitor may see. */
export type RenewingService = {
  name: string;
  /** Absent for a purchase without an end. */
  term?: PlanTerm;
  newEnd?: CalendarDay;
  /** The price with tax for which it goes on. */
  renewalPrice?: Money;
};

type Sale = { localeId: LocaleId; law: MarketLaw };

/** What a customer agrees to who chooses auto-renewal. */
export function renewalNotice(services: readonly RenewingService[], { localeId }: Pick<Sale, "localeId">): string {
  const t = translator(localeId);
  return services.filter(({ term }) => term).length > 1
    ? `${t("checkout.autoRenewOnNotices")} ${t("checkout.autoRenewNotices")}`
    : `${t("renewal.autoRenewOnNotice")} ${t("renewal.autoRenewNotice")}`;
}

/** What is charged when, for each service that can renew, and how it is ended. */
export function renewalTexts(services: readonly RenewingService[], { localeId, law }: Sale): Paragraph[] {
  const label = translator(localeId)(law.cancelFunction.labelKeys.start);
  const { exit, isByMonth } = renewalTermsOf(law);
  const charges = services.flatMap((service) => chargeText(service, { localeId, isByMonth }));
  const rich = richTranslator(localeId);
  const path = "/cancel-subscription";
  if (exit === "paidEnd") return [...charges, rich("checkout.endSameTerm", path, { label })];
  return [...charges, rich("checkout.endProRata", path, { label, months: law.autoRenew.exitNoticeMonths })];
}

/** When letters announce a renewal, as order management sends them. */
export const reminderText = ({ localeId, law }: Sale): string =>
  translator(localeId)(
    renewalTermsOf(law).isByMonth ? "checkout.remindersOfMonths" : "checkout.remindersOfTerms",
    reminderDays,
  );

type Charge = { localeId: LocaleId; isByMonth: boolean };

function chargeText(
  { name, term, newEnd, renewalPrice }: RenewingService,
  { localeId, isByMonth }: Charge,
): Paragraph[] {
  if (!term || !renewalPrice) return [];
  const t = translator(localeId);
  const values = {
    service: name,
    price: formatMoney(renewalPrice, localeId),
    term: termLength(term, { t, locale: localeId }),
    ...(newEnd && { date: longDate(newEnd, localeId) }),
  };
  if (isByMonth) return [[t(newEnd ? "checkout.monthlyFrom" : "checkout.monthlyAfterEnd", values)]];
  return [[t(newEnd ? "checkout.renewsOnDay" : "checkout.renewsAtEnd", values)]];
}

export const longDate = (day: CalendarDay, locale: string): string =>
  unbrokenDate(formatDate(day, { locale, style: "long" }));
