import { sellerLines } from "../../../../contracts/markets/companies.ts";
import type { MarketLaw } from "../../../../contracts/markets/market-law.ts";
import { addDays, type CalendarDay } from "../../../domain/calendar-day.ts";
import { REFUND_DAYS } from "../../../domain/orders/refund-days.ts";
import type { LocaleId } from "../../../site/locales.ts";
import { type ContractService, countEndDates, termText } from "../summary/contract-texts.server.ts";
import { translator } from "../../../i18n/translator.server.ts";
import type { Paragraph } from "../../../page/written-texts/paragraph.ts";
import {
  longDate,
  reminderText,
  renewalNotice,
  renewalTexts,
} from "../../../page/written-texts/renewal-texts.server.ts";
import type { SummaryRow } from "../summary/order-summary.ts";

/** What the confirmation says of the contract, as text in the language of the page. */
export type ConfirmedContract = {
  title: string;
  rows: readonly SummaryRow[];
  /** The last of the next steps, until when that lasts, and how the vehicle shows it. */
  lastStep: string;
  lastNote?: string;
  instructions: string;
  endDates: string;
};

type ContractInput = {
  localeId: LocaleId;
  law: MarketLaw;
  services: readonly ContractService[];
  isAutoRenewed: boolean;
  isPending: boolean;
  orderedOn: CalendarDay;
  /** The form to withdraw from this order. */
  withdrawPath: string;
};

/** Writes the contract of an order in the words of the checkout and of the letter. */
export function writeConfirmedContract(input: ContractInput): ConfirmedContract {
  const { localeId, services, isPending } = input;
  const t = translator(localeId);
  // A service that is new or had ended is not renewed. With hidden dates it is not said which.
  const isRenewal = services.every(({ startsOn }) => startsOn !== undefined);
  const lastNote = isPending ? undefined : untilText(services, localeId);
  return {
    title: t(isPending ? "confirmation.contractPending" : "confirmation.contract"),
    rows: [
      ...services.map((service) => serviceRow(service, input)),
      ...renewalRows(input),
      withdrawalRow(input),
      sellerRow(input),
    ],
    lastStep: t(isRenewal ? "status.renewed" : "status.active"),
    ...(lastNote && { lastNote }),
    instructions: isRenewal
      ? t("confirmation.instructions")
      : t("confirmation.instructionsActive", { count: services.length }),
    endDates: t(isRenewal ? "confirmation.newEndDates" : "confirmation.endDates", { count: countEndDates(services) }),
  };
}

/** One date only where it is that of every service; those that this visitor may not see count as others. */
function untilText(services: readonly ContractService[], localeId: LocaleId): string | undefined {
  const t = translator(localeId);
  const ends = new Set(services.flatMap(({ term, newEnd }) => (term ? [newEnd] : [])));
  const [end] = ends;
  if (ends.size > 1) return t("confirmation.untilBelow");
  return end && t("confirmation.until", { date: longDate(end, localeId) });
}

/** Who the contract is with, as an invoice says it: a printed confirmation needs it, too. */
function sellerRow({ localeId }: ContractInput): SummaryRow {
  const [name = "", ...rest] = sellerLines(localeId === "en-XB" ? "en-US" : localeId);
  return { label: translator(localeId)("checkout.trader"), paragraphs: [[name], ...rest.map((line) => [line])] };
}

function serviceRow(service: ContractService, { localeId, isAutoRenewed }: ContractInput): SummaryRow {
  const t = translator(localeId);
  const course = termText(service, localeId);
  const isRenewing = isAutoRenewed && service.term !== undefined;
  return {
    label: service.name,
    paragraphs: [...(course ? [[course]] : []), [t(isRenewing ? "renewal.autoRenewOn" : "renewal.autoRenewOff")]],
  };
}

function renewalRows(input: ContractInput): SummaryRow[] {
  if (!input.isAutoRenewed) return [];
  const t = translator(input.localeId);
  return [
    {
      label: t("checkout.autoRenewal"),
      paragraphs: [
        [renewalNotice(input.services, input)],
        ...renewalTexts(input.services, input),
        [reminderText(input)],
      ],
    },
  ];
}

function withdrawalRow({ localeId, law, orderedOn, withdrawPath }: ContractInput): SummaryRow {
  const t = translator(localeId);
  const { days, isEnabled, labelKeys } = law.withdrawal;
  const until = t("confirmation.withdrawUntil", { date: longDate(addDays(orderedOn, days), localeId) });
  const withLink: Paragraph = isEnabled ? [`${until} `, { text: t(labelKeys.start), to: withdrawPath }] : [until];
  return {
    label: t("checkout.changeMind"),
    paragraphs: [withLink, [t("confirmation.refundWithin", { days: REFUND_DAYS })]],
  };
}
