import type { Money } from "../../domain/money.ts";
import type { PlanTerm } from "../../domain/plan-term.ts";
import { type RequestContext, settingsContext, depsContext } from "../../request/request-context.ts";
import { paymentSource } from "./payment-deps.server.ts";
import type { Billing, UnfinishedPayment, PaymentView, Recurring } from "./payment-view.ts";
import { testCardsOf } from "./test-cards.server.ts";

type Payable = {
  basketId: string;
  /** What is to be paid, with tax. */
  total: Money;
  /** Of what is in the basket; undefined for what is bought once and for all. */
  terms: readonly (PlanTerm | undefined)[];
  unfinishedPayment: UnfinishedPayment;
  billing?: Billing;
};

/** What the payment step needs to begin with. No provider is asked yet: the page must not wait for one. */
export function readPaymentView(context: RequestContext, payable: Payable): PaymentView {
  const { basketId, total, terms, unfinishedPayment, billing } = payable;
  if (unfinishedPayment.kind === "confirming") return unfinishedPayment;
  const { country, locale } = paymentSource(context);
  const { stage } = context.get(settingsContext);
  const { settings, types } = context.get(depsContext).payments.offer(country);
  const recurring = recurringOf(terms);
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

/** A sheet has room for one rhythm: that of the first service that has one. */
function recurringOf(terms: Payable["terms"]): Recurring | undefined {
  const term = terms.find((one) => one !== undefined);
  return term && { label: "Subscription", unit: term.period, count: term.duration };
}
