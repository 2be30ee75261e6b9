import { type Money, majorUnitsText } from "../../../domain/money.ts";
import type { Recurring } from "../payment-view.ts";
import type { WidgetHost } from "./payment-widget.ts";

type Rhythm = { recurring: Recurring; money: Money; description: string; origin: string; start: Date };

type Page = Pick<WidgetHost, "texts" | "autoRenew"> & { view: Pick<WidgetHost["view"], "recurring" | "money"> };

/** What a wallet's sheet may call a subscription: nothing, unless the customer has agreed to automatic renewal. */
export function agreedRhythm({ view, texts, autoRenew }: Page): Rhythm | undefined {
  const { recurring, money } = view;
  if (!recurring || !autoRenew()) return undefined;
  return { recurring, money, description: texts.title ?? "", origin: location.origin, start: new Date() };
}

const managementPath = "/account/my-subscriptions";

/** What Apple Pay shows of a subscription, in the words Adyen hands on as they are: an amount is a text there. */
export function adyenRecurringRequest({ recurring, money, description, origin, start }: Rhythm) {
  return {
    paymentDescription: description,
    managementURL: origin + managementPath,
    billingAgreement: description,
    regularBilling: {
      label: recurring.label,
      amount: majorUnitsText(money),
      type: "final" as const,
      paymentTiming: "recurring" as const,
      recurringPaymentIntervalUnit: recurring.unit,
      recurringPaymentIntervalCount: recurring.count,
      recurringPaymentStartDate: start,
    },
  };
}

/** The same for Stripe, where an amount is a number of the smallest unit. */
export function stripeRecurringRequest({ recurring, money, description, origin, start }: Rhythm) {
  return {
    paymentDescription: description,
    managementURL: origin + managementPath,
    billingAgreement: description,
    regularBilling: {
      label: recurring.label,
      amount: money.amount,
      recurringPaymentIntervalUnit: recurring.unit,
      recurringPaymentIntervalCount: recurring.count,
      recurringPaymentStartDate: start,
    },
  };
}
