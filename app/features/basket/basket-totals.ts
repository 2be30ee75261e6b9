import type { Money } from "../../domain/money.ts";
import type { Adjustment, BasketView, TaxPart } from "./basket-view.ts";

export type TotalLine =
  | ({ kind: "adjustment" } & Adjustment)
  | { kind: "subtotalVat" | "subtotalTax" | "vat"; amount: Money }
  | { kind: "salesTax"; amount: Money; rate: number }
  | ({ kind: "namedTax" } & TaxPart)
  | { kind: "total"; amount: Money };

/** What the site's preferences say for the country at hand. */
export type TaxDisplay = { hasVat: boolean; hasTaxIntegration: boolean };

/** The lines under a basket, from what was taken off down to what is to be paid. */
export function totalLines(basket: BasketView, display: TaxDisplay): TotalLine[] {
  return [
    ...basket.adjustments.map((adjustment) => ({ kind: "adjustment" as const, ...adjustment })),
    ...taxLines(basket, display),
    { kind: "total", amount: basket.total ?? basket.productTotal },
  ];
}

function taxLines({ taxation, productTotal, tax, total }: BasketView, display: TaxDisplay): TotalLine[] {
  if (taxation === "net") {
    if (!display.hasTaxIntegration || !tax) return [];
    const rate = productTotal.amount > 0 ? tax.amount.amount / productTotal.amount : 0;
    return [
      { kind: "subtotalTax", amount: productTotal },
      ...(tax.parts?.map((part) => ({ kind: "namedTax" as const, ...part })) ?? [
        { kind: "salesTax" as const, amount: tax.amount, rate },
      ]),
    ];
  }
  if (!display.hasVat || !tax || !total) return [];
  return [
    { kind: "subtotalVat", amount: { ...total, amount: total.amount - tax.amount.amount } },
    { kind: "vat", amount: tax.amount },
  ];
}

/** Whether a sentence says that VAT is in the prices: where the site speaks of VAT and no line shows it. */
export function hasVatNote(basket: BasketView, display: TaxDisplay): boolean {
  const isListed = taxLines(basket, display).some(({ kind }) => kind === "vat");
  return basket.taxation === "gross" && display.hasVat && !isListed;
}
