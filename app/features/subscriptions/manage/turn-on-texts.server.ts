import { createHash } from "node:crypto";
import { lawOf } from "../../../../contracts/markets/market-law.ts";
import { lastDayToStop } from "../../../domain/coming-payments.ts";
import { formatMoney } from "../../../i18n/format-number.ts";
import { planPriceLabel } from "../../../i18n/plan-term-label.ts";
import { translator } from "../../../i18n/translator.server.ts";
import { type Paragraph, plainText } from "../../../page/written-texts/paragraph.ts";
import {
  longDate,
  reminderText,
  renewalNotice,
  renewalTexts,
} from "../../../page/written-texts/renewal-texts.server.ts";
import type { LocaleId } from "../../../site/locales.ts";
import type { Subscription } from "../subscription.ts";
import { methodText } from "./method-text.ts";
import type { NamedMethod } from "./payment-method.ts";

/** The terms of the renewal, in the words of the checkout: what is charged when, how it goes on and how it ends. */
export type TurnOnTerms = {
  lead: readonly string[];
  rows: readonly { label: string; value: string }[];
  clause: { label: string; paragraphs: readonly Paragraph[]; isBoxed: boolean };
  /** Changes with the text. */
  version: string;
};

type Input = {
  localeId: LocaleId;
  subscription: Pick<Subscription, "expiresOn" | "renewal" | "renewalTax" | "contract">;
  name: string;
  /** What the renewal is charged to; shown, and left out of the evidence. */
  method?: NamedMethod | undefined;
};

const versionLength = 12;

/** What the page shows, and the same as one text, to be kept as evidence of the consent. */
export function writeTurnOnTerms(input: Input): { shown: TurnOnTerms; text: string; version: string } {
  const t = translator(input.localeId);
  const shown = { lead: leadOf(input), rows: rowsOf(input), clause: clauseOf(input) };
  const { lead, rows, clause } = shown;
  const text = [
    t("subscriptions.turnOn"),
    ...lead,
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    `${clause.label}: ${clause.paragraphs.map(plainText).join(" ")}`,
  ].join("\n");
  const version = createHash("sha256").update(text).digest("hex").slice(0, versionLength);
  const methodRow = input.method && { label: t("payment.method"), value: methodText(input.method, t) };
  return { shown: { ...shown, rows: methodRow ? [...rows, methodRow] : rows, version }, text, version };
}

/** In some markets a renewal lasts a month, whatever the plan was, so its length stands with its price. */
const priceOf = ({ localeId, subscription: { renewal } }: Input): string =>
  planPriceLabel(renewal.price, renewal.term, { t: translator(localeId), locale: localeId });

function leadOf(input: Input): string[] {
  const { localeId, subscription, name } = input;
  const { expiresOn, renewal } = subscription;
  const notice = renewalNotice([{ name, ...renewal }], { localeId });
  if (!expiresOn) return [notice];
  const values = { date: longDate(expiresOn, localeId), price: priceOf(input) };
  return [translator(localeId)("subscriptions.turnOnText", values), notice];
}

function rowsOf(input: Input): { label: string; value: string }[] {
  const { localeId, subscription } = input;
  const { expiresOn, renewalTax } = subscription;
  const t = translator(localeId);
  const price = { label: t("account.nextPayment"), value: priceOf(input) };
  const tax = renewalTax?.amount
    ? [{ label: t("renewalLink.taxIncluded"), value: formatMoney(renewalTax, localeId) }]
    : [];
  if (!expiresOn) return [price, ...tax];
  return [
    { label: t("renewalLink.chargedOn"), value: longDate(expiresOn, localeId) },
    price,
    ...tax,
    { label: t("renewalLink.lastDayToStop"), value: longDate(lastDayToStop(expiresOn), localeId) },
  ];
}

function clauseOf({ localeId, subscription, name }: Input): TurnOnTerms["clause"] {
  const { expiresOn, renewal, contract } = subscription;
  const { term, price } = renewal;
  // The law of the contract, in the language of the page.
  const law = lawOf({ localeId: contract.localeId ?? localeId, billingStateCode: contract.stateCode });
  const service = { name, renewalPrice: price, ...(term && { term }), ...(expiresOn && { newEnd: expiresOn }) };
  return {
    label: translator(localeId)("checkout.autoRenewal"),
    paragraphs: [...renewalTexts([service], { localeId, law }), [reminderText({ localeId, law })]],
    isBoxed: law.autoRenew.clause === "box",
  };
}
