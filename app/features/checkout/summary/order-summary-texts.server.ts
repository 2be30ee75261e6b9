import { listedTaxName } from "../../../../contracts/markets/listed-taxes.ts";
import type { MarketLaw } from "../../../../contracts/markets/market-law.ts";
import { traders } from "../../../../contracts/markets/trader.ts";
import type { CalendarDay } from "../../../domain/calendar-day.ts";
import type { Money } from "../../../domain/money.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { formatMessage } from "../../../i18n/format-message.ts";
import { formatExactPercent, formatMoney } from "../../../i18n/format-number.ts";
import { loadedMessages } from "../../../i18n/load-messages.ts";
import type { MessageId } from "../../../i18n/message-id.ts";
import type { TextValues, Translate } from "../../../i18n/message.tsx";
import { planPriceLabel, termLength } from "../../../i18n/plan-term-label.ts";
import type { LocaleId } from "../../../site/locales.ts";
import { type OrderedService, priceOf } from "../order-line.ts";
import type { OrderSummary, Paragraph, SummaryLink, SummaryRow } from "./order-summary.ts";

/** A service with what it does, and the price with tax for which it goes on. */
export type SummarisedService = OrderedService & { feature?: string; renewalPrice?: Money };

export type SummaryInput = {
  localeId: LocaleId;
  law: MarketLaw;
  services: readonly SummarisedService[];
  vehicle: { name: string; vin?: string } | undefined;
  total: Money;
  /** The taxes in the total, where a bill lists them by name. */
  taxes?: readonly { name: string; rate: number; amount: Money }[] | undefined;
  /** Whether the site mentions VAT here. */
  mentionsVat: boolean;
  canAgreeToAutoRenewal: boolean;
  /** The version of the terms that applies now; absent while the help content is down. */
  termsVersion?: CalendarDay | undefined;
};

/** Days before the end of a term on which a customer with auto-renewal hears from us first. */
const firstReminders = { first: 62, second: 35 };

/** Writes the summary of an order. Its texts reach the page as texts, so no browser loads them by their ids. */
export function writeOrderSummary(input: SummaryInput): OrderSummary {
  const { localeId, law, services, vehicle, total, canAgreeToAutoRenewal, termsVersion } = input;
  const t = translator(localeId);
  const rich = richTranslator(localeId);
  const on = [[t("checkout.renewalLead")], ...renewalTerms(input)];
  const isBefore = canAgreeToAutoRenewal && law.autoRenew.isClauseBeforeBilling;
  const beforePayment = isBefore ? [[t("checkout.renewalBefore")], ...renewalTerms(input)] : undefined;
  return {
    title: t("checkout.whatYouOrder"),
    rows: [
      ...services.map((service) => serviceRow(service, input)),
      ...(vehicle
        ? [{ label: t("common.vehicle"), paragraphs: [[vehicle.name, ...(vehicle.vin ? [` ${vehicle.vin}`] : [])]] }]
        : []),
    ],
    renewal: {
      label: t("checkout.autoRenewal"),
      // Such markets also want the terms beside the box before it is ticked.
      off: [[t("checkout.autoRenewalOff")], ...(beforePayment ?? [])],
      on,
      isBoxed: canAgreeToAutoRenewal && law.autoRenew.clause === "box",
    },
    lastRows: [withdrawalRow(input), traderRow(input), ...taxRows(input)],
    total: { label: t(totalKey(input)), amount: formatMoney(total, localeId) },
    ...(canAgreeToAutoRenewal && {
      autoRenewal: {
        label: t("renewal.autoRenewChoice"),
        hint: t("renewal.autoRenewHint", firstReminders),
        noticeWhileOn: `${t("renewal.autoRenewOnNotice")} ${t("renewal.autoRenewNotice")}`,
      },
    }),
    ...(beforePayment && { beforePayment }),
    orderLabel: t(law.orderButtonKey),
    terms: {
      consent: rich("checkout.consent", termsPath(termsVersion)),
      ...(termsVersion && { version: t("terms.version", { date: longDate(termsVersion, localeId) }) }),
      privacy: rich("checkout.privacyNote", "/privacy"),
      missing: t("checkout.consentRequired"),
    },
  };
}

/** "2 years, until 15 December 2028, £159", without the date where the visitor may not see it; then what it does. */
function serviceRow(service: SummarisedService, { localeId }: SummaryInput): SummaryRow {
  const t = translator(localeId);
  const { name, term, newEnd, feature } = service;
  const price = priceOf(service);
  const line =
    term && newEnd
      ? t("checkout.orderLine", {
          term: termLength(term, { t, locale: localeId }),
          date: longDate(newEnd, localeId),
          price: formatMoney(price, localeId),
        })
      : planPriceLabel(price, term, { t, locale: localeId });
  return { label: name, paragraphs: [[line], ...(feature ? [[feature]] : [])] };
}

/** What is charged when, for each service that can renew, and how it is ended. */
function renewalTerms(input: SummaryInput): Paragraph[] {
  const { localeId, law, services } = input;
  const { isProRata, exitNoticeMonths } = law.autoRenew;
  const label = translator(localeId)(law.cancelFunction.labelKeys.start);
  const values = isProRata ? { label, months: exitNoticeMonths } : { label };
  const end = richTranslator(localeId)(
    isProRata ? "checkout.endProRata" : "checkout.endSameTerm",
    "/cancel-subscription",
    values,
  );
  return [...services.flatMap((service) => renewalLine(service, input)), end];
}

function renewalLine(
  { name, term, newEnd, renewalPrice }: SummarisedService,
  { localeId, law }: SummaryInput,
): Paragraph[] {
  if (!term || !renewalPrice) return [];
  const t = translator(localeId);
  const values = {
    service: name,
    price: formatMoney(renewalPrice, localeId),
    term: termLength(term, { t, locale: localeId }),
    ...(newEnd && { date: longDate(newEnd, localeId) }),
  };
  if (law.autoRenew.renewTo === "rollingMonth") {
    return [[t(newEnd ? "checkout.monthlyFrom" : "checkout.monthlyAfterEnd", values)]];
  }
  return [[t(newEnd ? "checkout.renewsOnDay" : "checkout.renewsAtEnd", values)]];
}

function withdrawalRow({ localeId, law: { withdrawal } }: SummaryInput): SummaryRow {
  const t = translator(localeId);
  const link = { text: t(withdrawal.labelKeys.start), to: "/withdraw" };
  const text = t("checkout.changeMindText", { days: withdrawal.days });
  return { label: t("checkout.changeMind"), paragraphs: [withdrawal.isEnabled ? [`${text} `, link] : [text]] };
}

/** The name and the address of the company, and where the rest of its data is. */
function traderRow({ localeId }: SummaryInput): SummaryRow {
  const t = translator(localeId);
  const { name, address } = traders[localeId === "en-XB" ? "en-US" : localeId];
  return {
    label: t("checkout.trader"),
    paragraphs: [[`${name}, ${address} `, { text: t("footer.imprint"), to: "/imprint" }]],
  };
}

/** Directly above the total. */
const taxRows = ({ taxes = [], localeId }: SummaryInput): SummaryRow[] =>
  taxes.map(({ name, rate, amount }) => ({
    label: `${listedTaxName(name, localeId)} (${formatExactPercent(rate, localeId)})`,
    paragraphs: [[formatMoney(amount, localeId)]],
  }));

function totalKey({ law, mentionsVat }: SummaryInput): MessageId {
  if (law.priceDisplay === "net") return "checkout.totalNet";
  return mentionsVat ? "checkout.totalGross" : "common.total";
}

const termsPath = (version: CalendarDay | undefined): string =>
  version ? `/terms-conditions?version=${version}` : "/terms-conditions";

const longDate = (day: CalendarDay, locale: string): string => formatDate(day, { locale, style: "long" });

const textsOf = (locale: string) => ({ locale, messages: loadedMessages(locale) });

const translator =
  (locale: string): Translate =>
  (id, values) =>
    String(formatMessage(textsOf(locale), id, { ...(values && { values }) }));

/** Texts with one link, which leads to a path of the shop. */
function richTranslator(locale: string) {
  return (id: MessageId, to: string, values: TextValues = {}): Paragraph => {
    const link = (chunks: unknown[]): SummaryLink => ({ text: chunks.join(""), to });
    const parts = formatMessage<SummaryLink>(textsOf(locale), id, { values: { ...values, link } });
    return Array.isArray(parts) ? parts : [parts];
  };
}
