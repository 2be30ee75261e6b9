import type { Money } from "../money.ts";

type Service = { hasVariations: boolean; plans: readonly { price: Money; isOrderable: boolean }[] };

/** Whether a page can sell the service: it has a plan to choose, and free plans are not sold. */
export function isForSale({ hasVariations, plans }: Service): boolean {
  return hasVariations && plans.some(({ isOrderable, price }) => isOrderable && price.amount > 0);
}
