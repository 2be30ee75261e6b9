import { type PlanOption, shortestPlan } from "./plan-options.ts";

export type RenewableService = { productId: string; options: readonly PlanOption[] };

/**
 * The plans that Renew All puts into the basket: for each service the one chosen, else the shortest. Services in the
 * basket already are left as they are.
 */
export function renewAllPlans(
  services: readonly RenewableService[],
  chosen: ReadonlyMap<string, string>,
  inBasket: readonly { productId: string }[],
): string[] {
  return services
    .filter(({ productId }) => !inBasket.some((item) => item.productId === productId))
    .flatMap(({ productId, options }) => {
      const plan = options.find(({ planId }) => planId === chosen.get(productId)) ?? shortestPlan(options);
      return plan ? [plan.planId] : [];
    });
}
