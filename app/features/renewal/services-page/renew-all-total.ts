import type { Money } from "../../../domain/money.ts";
import { shortestPlan } from "../plans/plan-options.ts";
import type { DueService } from "./load-services-page.server.ts";

/** Services that Renew All still has to put into the basket. */
export function remainingServices(due: readonly DueService[]): DueService[] {
  return due.filter(({ inBasket }) => inBasket === undefined);
}

/** The total of the chosen plans; a service without a choice counts with its shortest plan. */
export function renewAllTotal(
  remaining: readonly DueService[],
  chosen: ReadonlyMap<string, string>,
): Money | undefined {
  return sumOf(
    remaining.flatMap(({ productId, options }) => {
      const plan = options.find(({ planId }) => planId === chosen.get(productId)) ?? shortestPlan(options);
      return plan ? [plan.price] : [];
    }),
  );
}

/** What the services cost with the plans in the basket; undefined where one of these plans is not known here. */
export function basketTotal(due: readonly DueService[]): Money | undefined {
  const prices = due.flatMap(({ inBasket, options }) => options.find(({ planId }) => planId === inBasket)?.price ?? []);
  return prices.length === due.length ? sumOf(prices) : undefined;
}

function sumOf(prices: readonly Money[]): Money | undefined {
  return prices.reduce<Money | undefined>(
    (sum, { amount, currency }) => ({ currency, amount: amount + (sum?.amount ?? 0) }),
    undefined,
  );
}
