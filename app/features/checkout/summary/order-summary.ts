import { type Paragraph, plainText } from "../../../page/written-texts/paragraph.ts";
import type { LocaleId } from "../../../site/locales.ts";

export type SummaryRow = { label: string; paragraphs: readonly Paragraph[] };

/**
 * All that stands directly above the order button, as text in the language of the page. The server writes it, so that what
 * is kept as evidence of an order is what its customer has read.
 */
export type OrderSummary = {
  /** Leads to the same step in the language that the law wants offered first. */
  firstLanguage?: { text: string; link: string; localeId: LocaleId };
  title: string;
  rows: readonly SummaryRow[];
  /** The renewal without and with the customer's consent. */
  renewal: { label: string; off: readonly Paragraph[]; on: readonly Paragraph[]; isBoxed: boolean };
  lastRows: readonly SummaryRow[];
  total: { label: string; amount: string };
  /** Absent where auto-renewal is not offered. */
  autoRenewal?: { label: string; hint: string; noticeWhileOn: string };
  /** The terms of renewals, where the law wants them before the payment method. */
  beforePayment?: readonly Paragraph[];
  orderLabel: string;
  terms: { consent: Paragraph; version?: string; privacy: Paragraph; missing: string };
};

/** The summary and the words of the order button as lines of text, as a customer with or without auto-renewal has read it. */
export function summaryText(summary: OrderSummary, isRenewing: boolean): string {
  const { firstLanguage, title, rows, renewal, lastRows, total, orderLabel } = summary;
  const renewalRow = { label: renewal.label, paragraphs: isRenewing ? renewal.on : renewal.off };
  const lines = [...rows, renewalRow, ...lastRows].map(
    ({ label, paragraphs }) => `${label}: ${paragraphs.map(plainText).join(" ")}`,
  );
  const first = firstLanguage ? [`${firstLanguage.text} ${firstLanguage.link}`] : [];
  return [...first, title, ...lines, `${total.label}: ${total.amount}`, orderLabel].join("\n");
}
