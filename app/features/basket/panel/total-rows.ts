import { formatMoney, formatPercent } from "../../../i18n/format-number.ts";
import type { Translate } from "../../../i18n/message.tsx";
import type { FactRow } from "../../../ui/fact-rows/fact-rows.tsx";
import type { TotalLine } from "../basket-totals.ts";

/** The lines under a basket in words. */
export function totalRows(lines: readonly TotalLine[], speech: { t: Translate; locale: string }): FactRow[] {
  return lines.map((line) => ({
    term: termOf(line, speech),
    value: formatMoney(line.amount, speech.locale),
    ...(line.kind === "total" && { isTotal: true }),
  }));
}

function termOf(line: TotalLine, { t, locale }: { t: Translate; locale: string }): string {
  switch (line.kind) {
    case "adjustment":
      return line.text;
    case "total":
      return t("common.total");
    case "vat":
      return line.rate === undefined
        ? t("checkout.vat")
        : t("checkout.vatRate", { percent: formatRate(line.rate, locale) });
    case "salesTax":
      return t("checkout.salesTax", { percent: formatPercent(line.rate ?? 0, locale) });
    case "subtotalVat":
    case "subtotalTax":
      return t(`checkout.${line.kind}`);
  }
}

/** A rate of whole percents is said without decimals: 20%, not 20.00%. */
function formatRate(rate: number, locale: string): string {
  return formatPercent(rate, locale).replace(/[.,]00/, "");
}
