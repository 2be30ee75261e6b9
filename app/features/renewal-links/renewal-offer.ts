import type { Product } from "../../catalogue/catalogue.ts";
import type { Money } from "../../domain/money.ts";
import type { PlanTerm } from "../../domain/plan-term.ts";
import type { LetterLink, Price } from "./letter-link.ts";

/** The customer's plan as the shop sells it today. */
export type RenewalOffer = {
  price: Money;
  term?: PlanTerm;
  /** What the letter said, where the price is another one today. */
  letterTotal?: Money;
};

/** Undefined when the plan is not sold any more. */
export function renewalOffer(
  { planId, letterPrice }: Pick<LetterLink, "planId" | "letterPrice">,
  products: readonly Product[],
): RenewalOffer | undefined {
  const plan = products.flatMap(({ plans }) => plans).find((one) => one.planId === planId && one.isOrderable);
  if (!plan) return undefined;
  const { price, term } = plan;
  const isChanged = letterPrice !== undefined && !isSame(price, letterPrice);
  return { price, ...(term && { term }), ...(isChanged && { letterTotal: letterPrice.total }) };
}

/** The shop shows prices with the tax in them, or without it where it is added at the checkout. */
function isSame(price: Money, { total, tax }: Price): boolean {
  const amounts = [total.amount, total.amount - tax.amount];
  return price.currency === total.currency && amounts.includes(price.amount);
}
