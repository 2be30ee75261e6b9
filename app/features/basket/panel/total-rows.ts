import { formatExactPercent, formatMoney, formatPercent } from "../../../i18n/format-number.ts";
import type { MessageId } from "../../../i18n/message-id.ts";
import type { Translate } from "../../../i18n/message.tsx";
import type { FactRow } from "../../../ui/fact-rows/fact-rows.tsx";
import type { TotalLine } from "../basket-totals.ts";

/** The lines under a basket with their texts. */
export function totalRows(lines: readonly TotalLine[], localisation: { t: Translate; locale: string }): FactRow[] {
  return lines.map((line) => ({
    label: labelOf(line, localisation),
    value: formatMoney(line.amount, localisation.locale),
    ...(line.kind === "total" && { isTotal: true }),
  }));
}

function labelOf(line: TotalLine, { t, locale }: { t: Translate; locale: string }): string {
  switch (line.kind) {
    case "adjustment":
      return line.text;
    case "total":
      return t("common.total");
    case "namedTax":
      return namedTax(line, { t, locale });
    case "salesTax":
      return t("checkout.salesTax", { percent: formatPercent(line.rate, locale) });
    case "vat":
    case "subtotalVat":
    case "subtotalTax":
      return t(`checkout.${line.kind}`);
  }
}

const taxNames: Readonly<Record<string, MessageId>> = {
  GST: "checkout.taxGst",
  HST: "checkout.taxHst",
  PST: "checkout.taxPst",
  QST: "checkout.taxQst",
};

/** A tax without a text of the shop keeps commerce's name. */
function namedTax(
  { name, rate }: { name: string; rate: number },
  { t, locale }: { t: Translate; locale: string },
): string {
  const text = taxNames[name];
  return `${text ? t(text) : name} (${formatExactPercent(rate, locale)})`;
}
