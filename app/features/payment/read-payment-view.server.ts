import type { Money } from "../../domain/money.ts";
import type { PlanTerm } from "../../domain/plan-term.ts";
import { type RequestContext, settingsContext, depsContext } from "../../request/request-context.ts";
import { requestSource } from "./payment-deps.server.ts";
import type { Billing, EarlierPaymentStatus, MonthlyPayment, PaymentView, Recurring } from "./payment-view.ts";
import { testCardsOf } from "./test-cards.server.ts";

type PayableBasket = {
  basketId: string;
  /** What is to be paid, with tax. */
  total: Money;
  /** Of the basket's items; undefined for a one-time purchase. */
  terms: readonly (PlanTerm | undefined)[];
  /** Where the market goes on by the month after the first term. */
  monthly?: MonthlyPayment;
  earlierPayment: EarlierPaymentStatus;
  billing?: Billing;
};

/** The data of the payment step. Calls no provider: the page must not wait for one. */
export function readPaymentView(context: RequestContext, basket: PayableBasket): PaymentView {
  const { basketId, total, earlierPayment, billing } = basket;
  if (earlierPayment.kind === "confirming") return earlierPayment;
  const { country, locale } = requestSource(context);
  const { stage } = context.get(settingsContext);
  const { settings, types } = context.get(depsContext).payments.paymentOptions(country);
  const recurring = firstRecurring(basket);
  return {
    kind: "ready",
    basketId,
    settings,
    types,
    money: total,
    country,
    locale,
    ...(billing && { billing }),
    ...(recurring && { recurring }),
    ...(stage === "development" &&
      settings.sandboxOrigin !== undefined && { testCards: testCardsOf(settings.provider) }),
  };
}

/** A wallet's sheet shows one interval: that of the first subscription. */
function firstRecurring({ terms, monthly }: PayableBasket): Recurring | undefined {
  const term = terms.find((one) => one !== undefined);
  return term && { label: "Subscription", unit: term.period, count: term.duration, ...(monthly && { monthly }) };
}
