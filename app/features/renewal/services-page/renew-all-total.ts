import type { Money } from "../../../domain/money.ts";
import type { Translate } from "../../../i18n/message.tsx";
import { shortestPlan } from "../plans/plan-options.ts";
import type { DueService } from "./load-services-page.server.ts";

/** Services that Renew All still has to put into the basket. */
export function openServices(due: readonly DueService[]): DueService[] {
  return due.filter(({ inBasket }) => inBasket === undefined);
}

/** What the button says; one service that is left over is not all of them. */
export function renewLabel(openCount: number, t: Translate): string {
  return openCount === 1 ? t("renewal.renewNow") : t("renewal.renewAll", { count: openCount });
}

/** What the chosen plans come to; a service without a choice counts with its shortest plan. */
export function renewAllTotal(open: readonly DueService[], chosen: ReadonlyMap<string, string>): Money | undefined {
  const prices = open.flatMap(({ productId, options }) => {
    const plan = options.find(({ planId }) => planId === chosen.get(productId)) ?? shortestPlan(options);
    return plan ? [plan.price] : [];
  });
  return prices.reduce<Money | undefined>(
    (sum, { amount, currency }) => ({ currency, amount: amount + (sum?.amount ?? 0) }),
    undefined,
  );
}
