import type { MarketLaw } from "../../../../contracts/markets/market-law.ts";
import { reminderDays, renewalTermsOf } from "../../../../contracts/markets/renewal-terms.ts";
import type { CalendarDay } from "../../../domain/calendar-day.ts";
import type { Money } from "../../../domain/money.ts";
import type { PlanTerm } from "../../../domain/plan-term.ts";
import { formatDate, unbrokenDate } from "../../../i18n/format-date.ts";
import { formatMessage } from "../../../i18n/format-message.ts";
import { formatMoney } from "../../../i18n/format-number.ts";
import { loadedMessages } from "../../../i18n/load-messages.ts";
import type { MessageId } from "../../../i18n/message-id.ts";
import type { TextValues } from "../../../i18n/message.tsx";
import { termLength } from "../../../i18n/plan-term-label.ts";
import { translator } from "../../../i18n/translator.server.ts";
import type { LocaleId } from "../../../site/locales.ts";
import type { Paragraph, SummaryLink } from "./order-summary.ts";

/** A service of a contract, with the dates that this visitor may see. */
export type ContractService = {
  name: string;
  /** Absent for a purchase without an end. */
  term?: PlanTerm;
  /** The day on which the present term ends and this one begins; absent for a service that begins at once. */
  startsOn?: CalendarDay;
  newEnd?: CalendarDay;
  /** The price with tax for which it goes on. */
  renewalPrice?: Money;
};

type Sale = { localeId: LocaleId; law: MarketLaw };

/** How many services have an end that this visitor can read. */
export const countEndDates = (services: readonly ContractService[]): number =>
  services.filter(({ term, newEnd }) => term && newEnd).length;

/** "1 year from activation, at least until …"; undefined without a term. */
export function termText({ term, startsOn, newEnd }: ContractService, localeId: LocaleId): string | undefined {
  if (!term) return undefined;
  const t = translator(localeId);
  const plan = termLength(term, { t, locale: localeId });
  if (!newEnd) return t("checkout.termOfHiddenDate", { plan });
  const date = longDate(newEnd, localeId);
  return startsOn
    ? t("checkout.termAfterPresent", { plan, start: longDate(startsOn, localeId), date })
    : t("checkout.termFromActivation", { plan, date });
}

/** What a customer agrees to who chooses auto-renewal. */
export function renewalNotice(services: readonly ContractService[], { localeId }: Pick<Sale, "localeId">): string {
  const t = translator(localeId);
  return services.filter(({ term }) => term).length > 1
    ? `${t("checkout.autoRenewOnNotices")} ${t("checkout.autoRenewNotices")}`
    : `${t("renewal.autoRenewOnNotice")} ${t("renewal.autoRenewNotice")}`;
}

/** What is charged when, for each service that can renew, and how it is ended. */
export function renewalTexts(services: readonly ContractService[], { localeId, law }: Sale): Paragraph[] {
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
  { name, term, newEnd, renewalPrice }: ContractService,
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

const textsOf = (locale: string) => ({ locale, messages: loadedMessages(locale) });

/** Texts with one link, which leads to a path of the shop. */
export function richTranslator(locale: string) {
  return (id: MessageId, to: string, values: TextValues = {}): Paragraph => {
    const link = (chunks: unknown[]): SummaryLink => ({ text: chunks.join(""), to });
    const parts = formatMessage<SummaryLink>(textsOf(locale), id, { values: { ...values, link } });
    return Array.isArray(parts) ? parts : [parts];
  };
}
