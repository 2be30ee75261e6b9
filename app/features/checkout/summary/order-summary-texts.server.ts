import { listedTaxName } from "../../../../contracts/markets/listed-taxes.ts";
import type { MarketLaw } from "../../../../contracts/markets/market-law.ts";
import { traders } from "../../../../contracts/markets/trader.ts";
import type { CalendarDay } from "../../../domain/calendar-day.ts";
import type { Money } from "../../../domain/money.ts";
import { formatExactPercent, formatMoney } from "../../../i18n/format-number.ts";
import type { MessageId } from "../../../i18n/message-id.ts";
import { planPriceLabel } from "../../../i18n/plan-term-label.ts";
import type { LocaleId } from "../../../site/locales.ts";
import { type OrderedService, priceOf } from "../order-line.ts";
import { countEndDates, termText } from "./contract-texts.server.ts";
import { translator } from "../../../i18n/translator.server.ts";
import {
  longDate,
  reminderText,
  renewalNotice,
  renewalTexts,
} from "../../../page/written-texts/renewal-texts.server.ts";
import { richTranslator } from "../../../page/written-texts/rich-translator.server.ts";
import type { OrderSummary, SummaryRow } from "./order-summary.ts";

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

/** Writes the summary of an order. Its texts reach the page as texts, so no browser loads them by their ids. */
export function writeOrderSummary(input: SummaryInput): OrderSummary {
  const { localeId, law, services, vehicle, total, canAgreeToAutoRenewal, termsVersion } = input;
  const t = translator(localeId);
  const rich = richTranslator(localeId);
  const on = [[t("checkout.renewalLead")], ...renewalTexts(services, input)];
  const isBefore = canAgreeToAutoRenewal && law.autoRenew.isClauseBeforeBilling;
  const beforePayment = isBefore ? [[t("checkout.renewalBefore")], ...renewalTexts(services, input)] : undefined;
  const firstLanguage = firstLanguageOf(input);
  return {
    ...(firstLanguage && { firstLanguage }),
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
      off: [[t("checkout.autoRenewalOff", { count: countEndDates(services) })], ...(beforePayment ?? [])],
      on,
      isBoxed: canAgreeToAutoRenewal && law.autoRenew.clause === "box",
    },
    lastRows: [withdrawalRow(input), traderRow(input), ...taxRows(input)],
    total: { label: t(totalKey(input)), amount: formatMoney(total, localeId) },
    ...(canAgreeToAutoRenewal && {
      autoRenewal: {
        label: t("renewal.autoRenewChoice"),
        hint: reminderText(input),
        noticeWhileOn: renewalNotice(services, input),
      },
    }),
    ...(beforePayment && { beforePayment }),
    orderLabel: t(law.orderButtonKey),
    terms: {
      consent: rich(consentKey(services), termsPath(termsVersion)),
      ...(termsVersion && { version: t("terms.version", { date: longDate(termsVersion, localeId) }) }),
      privacy: rich("checkout.privacyNote", "/privacy"),
      missing: t("checkout.consentRequired"),
    },
  };
}

/** In Québec the French version comes first; a reader of it needs no notice. */
function firstLanguageOf({ localeId, law: { firstLanguage } }: SummaryInput): OrderSummary["firstLanguage"] {
  if (!firstLanguage || localeId.startsWith(firstLanguage)) return undefined;
  const t = translator(localeId);
  return { text: t("checkout.frenchFirst"), link: t("checkout.frenchFirstLink"), localeId: "fr-CA" };
}

/** The price, then when it begins and until when it runs, then what it does. */
function serviceRow(service: SummarisedService, { localeId }: SummaryInput): SummaryRow {
  const t = translator(localeId);
  const { name, term, feature } = service;
  const course = termText(service, localeId);
  return {
    label: name,
    paragraphs: [
      [planPriceLabel(priceOf(service), term, { t, locale: localeId })],
      ...(course ? [[course]] : []),
      ...(feature ? [[feature]] : []),
    ],
  };
}

/** A service that follows a running term does not begin at once: its customer asks for the day that is named. */
const consentKey = (services: readonly SummarisedService[]): MessageId =>
  services.every(({ term, newEnd, startsOn }) => !term || (newEnd && !startsOn))
    ? "checkout.consent"
    : "checkout.consentAsStated";

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
