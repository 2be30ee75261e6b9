import { listedTaxName } from "../../../contracts/markets/listed-taxes.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { formatExactPercent, formatMoney, formatPercent } from "../../i18n/format-number.ts";
import { loadedMessages } from "../../i18n/load-messages.ts";
import type { MessageId } from "../../i18n/message-id.ts";
import type { Basket } from "./basket-from-wire.ts";
import type { TotalLine, TotalRow } from "./basket-totals.ts";

/** Writes the lines under a basket. They reach the page as texts, so no browser loads them by their ids. */
export const writeTotals = (lines: readonly TotalLine[], localeId: string): TotalRow[] =>
  lines.map((line) => ({
    label: labelOf(line, localeId),
    value: formatMoney(line.amount, localeId),
    ...(line.kind === "total" && { isTotal: true }),
  }));

/** Says that tax will be added, until it is known where the customer is taxed. */
export const writeTaxNote = ({ total }: Pick<Basket, "total">, id: MessageId, localeId: string): string | undefined =>
  total ? undefined : say(id, localeId);

function labelOf(line: TotalLine, localeId: string): string {
  switch (line.kind) {
    case "adjustment":
      return line.text;
    case "total":
      return say("common.total", localeId);
    case "namedTax":
      return `${listedTaxName(line.name, localeId)} (${formatExactPercent(line.rate, localeId)})`;
    case "salesTax":
      return say("checkout.salesTax", localeId, { percent: formatPercent(line.rate, localeId) });
    case "vat":
    case "subtotalVat":
    case "subtotalTax":
      return say(`checkout.${line.kind}`, localeId);
  }
}

const say = (id: MessageId, locale: string, values: Record<string, string> = {}): string =>
  String(formatMessage({ locale, messages: loadedMessages(locale) }, id, { values }));
