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

type Interval = {
  recurringPaymentIntervalUnit: Recurring["unit"];
  recurringPaymentIntervalCount: number;
  recurringPaymentStartDate: Date;
  /** The day of the last payment. */
  recurringPaymentEndDate?: Date;
};
type Installment = { money: Money; interval: Interval };

/** The subscription for Apple Pay in Adyen's format, where an amount is a decimal text. */
export function adyenRecurringRequest(payment: RecurringPayment) {
  return recurringRequest(payment, ({ money, interval }) => ({
    label: payment.recurring.label,
    amount: majorUnitsText(money),
    type: "final" as const,
    paymentTiming: "recurring" as const,
    ...interval,
  }));
}

/** The same for Stripe, where an amount is a number of the smallest unit. */
export function stripeRecurringRequest(payment: RecurringPayment) {
  return recurringRequest(payment, ({ money, interval }) => ({
    label: payment.recurring.label,
    amount: money.amount,
    ...interval,
  }));
}

/**
 * One payment that is repeated; where the market goes on by the month, the payment of the first term comes once, and then
 * one each month.
 */
function recurringRequest<Billing>(payment: RecurringPayment, billingOf: (installment: Installment) => Billing) {
  const { recurring, money, description, origin, start } = payment;
  const term = {
    recurringPaymentIntervalUnit: recurring.unit,
    recurringPaymentIntervalCount: recurring.count,
    recurringPaymentStartDate: start,
  };
  const request = {
    paymentDescription: description,
    managementURL: origin + managementPath,
    billingAgreement: description,
  };
  const { monthly } = recurring;
  if (!monthly) return { ...request, regularBilling: billingOf({ money, interval: term }) };
  const month = {
    recurringPaymentIntervalUnit: "month" as const,
    recurringPaymentIntervalCount: 1,
    recurringPaymentStartDate: new Date(monthly.from),
  };
  return {
    ...request,
    trialBilling: billingOf({ money, interval: { ...term, recurringPaymentEndDate: start } }),
    regularBilling: billingOf({ money: monthly.price, interval: month }),
  };
}
