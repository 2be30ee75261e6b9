type TaxAmount = { amount: number };

/** The price of a plan with its tax, in minor units; the taxes by name where there are several. */
type PlanPrice<Tax extends TaxAmount> = { price: number; tax: number; taxes: Tax[] | null };

/** What a plan costs for each month that it goes on. Several taxes are rounded each by itself and add up to the tax. */
export function monthlyPrice<Tax extends TaxAmount>(
  { price, tax, taxes }: PlanPrice<Tax>,
  months: number,
): PlanPrice<Tax> {
  if (!taxes) return { price: divideHalfUp(price, months), tax: divideHalfUp(tax, months), taxes };
  const monthly = taxes.map((one) => ({ ...one, amount: divideHalfUp(one.amount, months) }));
  const monthlyTax = monthly.reduce((sum, { amount }) => sum + amount, 0);
  return { price: divideHalfUp(price - tax, months) + monthlyTax, tax: monthlyTax, taxes: monthly };
}

const divideHalfUp = (amount: number, divisor: number): number => Math.floor((2 * amount + divisor) / (2 * divisor));
