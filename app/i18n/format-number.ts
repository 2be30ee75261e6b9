import { remembered } from "../domain/remembered/remembered.ts";
import { type Money, toMajorUnits } from "../domain/money.ts";

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, unit: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${unit}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** £99, £1,299.50, −£10: decimals are shown only if they are not zero, and the minus is a minus, not a hyphen. */
export function formatMoney(money: Money, locale: string): string {
  return (import.meta.env.SSR ? knownMoney : writeMoney)({ money, locale });
}

type LocalMoney = { money: Money; locale: string };

function writeMoney({ money, locale }: LocalMoney): string {
  const options = { style: "currency", currency: money.currency, trailingZeroDisplay: "stripIfInteger" } as const;
  return numberFormat(locale, money.currency, options).format(toMajorUnits(money)).replace("-", "−");
}

const knownMoney = /* @__PURE__ */ remembered(writeMoney, {
  keyOf: ({ money: { amount, currency }, locale }) => `${amount} ${currency} ${locale}`,
});

/** A ratio such as 0.0825 as a percentage with two decimals. */
export function formatPercent(ratio: number, locale: string): string {
  const options = { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  return numberFormat(locale, "percent", options).format(ratio);
}

/** A legal rate such as 0.09975, with a third decimal where it has one: 9.975%, 5.00%. */
export function formatExactPercent(ratio: number, locale: string): string {
  const options = { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 3 } as const;
  return numberFormat(locale, "exact percent", options).format(ratio);
}
