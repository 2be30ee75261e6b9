import type { Money } from "../money.ts";

type Plan = { price: Money; isOrderable: boolean };

/** The price of the cheapest plan on sale; free plans are not sold. */
export function lowestPrice(plans: readonly Plan[]): Money | undefined {
  const prices = plans.filter(({ isOrderable, price }) => isOrderable && price.amount > 0).map(({ price }) => price);
  return prices.toSorted((a, b) => a.amount - b.amount)[0];
}
