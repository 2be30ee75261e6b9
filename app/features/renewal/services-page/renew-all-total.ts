import type { Money } from "../../../domain/money.ts";
import type { Translate } from "../../../i18n/message.tsx";
import { shortestPlan } from "../plans/plan-options.ts";
import type { DueService } from "./load-services-page.server.ts";

/** Services that Renew All still has to put into the basket. */
export function remainingServices(due: readonly DueService[]): DueService[] {
  return due.filter(({ inBasket }) => inBasket === undefined);
}

/** The button's text: a single remaining service is not "all". */
export function renewLabel(remainingCount: number, t: Translate): string {
  return remainingCount === 1 ? t("renewal.renewNow") : t("renewal.renewAll", { count: remainingCount });
}

/** The total of the chosen plans; a service without a choice counts with its shortest plan. */
export function renewAllTotal(
  remaining: readonly DueService[],
  chosen: ReadonlyMap<string, string>,
): Money | undefined {
  const prices = remaining.flatMap(({ productId, options }) => {
    const plan = options.find(({ planId }) => planId === chosen.get(productId)) ?? shortestPlan(options);
    return plan ? [plan.price] : [];
  });
  return prices.reduce<Money | undefined>(
    (sum, { amount, currency }) => ({ currency, amount: amount + (sum?.amount ?? 0) }),
    undefined,
  );
}
