import type { Money } from "../../domain/money.ts";
import type { Adjustment, Basket, TaxPart } from "./basket-from-wire.ts";

export type TotalLine =
  | ({ kind: "adjustment" } & Adjustment)
  | { kind: "subtotalVat" | "subtotalTax" | "vat"; amount: Money }
  | { kind: "salesTax"; amount: Money; rate: number }
  | ({ kind: "namedTax" } & TaxPart)
  | { kind: "total"; amount: Money };

/** A line as the page shows it. */
export type TotalRow = { label: string; value: string; isTotal?: true };

/** How the site's preferences show tax in the market's country. */
export type TaxDisplay = { mentionsVat: boolean; addsTaxAtCheckout: boolean };

/** The lines under a basket, from the discounts down to the total. */
export function totalLines(basket: Basket, display: TaxDisplay): TotalLine[] {
  return [
    ...basket.adjustments.map((adjustment) => ({ kind: "adjustment" as const, ...adjustment })),
    ...taxLines(basket, display),
    { kind: "total", amount: basket.total ?? basket.productTotal },
  ];
}

/** The lines between the items and the total of the mini basket: all discounts, and taxes that come on top. */
export function miniTotalLines(basket: Basket, display: TaxDisplay): TotalLine[] {
  const adjustments = [...basket.items.flatMap((item) => item.adjustments), ...basket.adjustments];
  return [
    ...adjustments.map((adjustment) => ({ kind: "adjustment" as const, ...adjustment })),
    ...(basket.taxation === "net" ? taxLines(basket, display) : []),
  ];
}

function taxLines({ taxation, productTotal, tax, total }: Basket, display: TaxDisplay): TotalLine[] {
  if (taxation === "net") {
    if (!display.addsTaxAtCheckout || !tax) return [];
    const rate = productTotal.amount > 0 ? tax.amount.amount / productTotal.amount : 0;
    return [
      { kind: "subtotalTax", amount: productTotal },
      ...(tax.parts?.map((part) => ({ kind: "namedTax" as const, ...part })) ?? [
        { kind: "salesTax" as const, amount: tax.amount, rate },
      ]),
    ];
  }
  if (!display.mentionsVat || !tax || !total) return [];
  return [
    { kind: "subtotalVat", amount: { ...total, amount: total.amount - tax.amount.amount } },
    { kind: "vat", amount: tax.amount },
  ];
}

/** Whether a note says that prices include VAT: where the site mentions VAT and no line shows it. */
export function hasVatNote(basket: Basket, display: TaxDisplay): boolean {
  const isListed = taxLines(basket, display).some(({ kind }) => kind === "vat");
  return basket.taxation === "gross" && display.mentionsVat && !isListed;
}
