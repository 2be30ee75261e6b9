import { type Money, majorUnitsText } from "../../../domain/money.ts";
import type { Recurring } from "../payment-view.ts";
import type { WidgetHost } from "./payment-widget.ts";

type RecurringPayment = { recurring: Recurring; money: Money; description: string; origin: string; start: Date };

type Page = Pick<WidgetHost, "texts" | "autoRenew"> & { view: Pick<WidgetHost["view"], "recurring" | "money"> };

/** The subscription that a wallet's sheet shows; undefined unless the customer has agreed to automatic renewal. */
export function agreedRecurringPayment({ view, texts, autoRenew }: Page): RecurringPayment | undefined {
  const { recurring, money } = view;
  if (!recurring || !autoRenew()) return undefined;
  return { recurring, money, description: texts.title ?? "", origin: location.origin, start: new Date() };
}

const managementPath = "/account/my-subscriptions";

/** The subscription for Apple Pay in Adyen's format, where an amount is a decimal text. */
export function adyenRecurringRequest({ recurring, money, description, origin, start }: RecurringPayment) {
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
export function stripeRecurringRequest({ recurring, money, description, origin, start }: RecurringPayment) {
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
