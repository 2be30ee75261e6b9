import { afterEach, describe, expect, it, vi } from "vitest";
import type { Money } from "../../../domain/money.ts";
import { adyenRecurringRequest, agreedRecurringPayment, stripeRecurringRequest } from "./recurring-request.ts";

const start = new Date("2026-11-15T12:00:00Z");
const recurringPayment = {
  recurring: { label: "Subscription", unit: "year", count: 2 },
  money: { amount: 15_900, currency: "GBP" },
  description: "Connected services",
  origin: "https://shop.example",
  start,
} as const;
const interval = {
  label: "Subscription",
  recurringPaymentIntervalUnit: "year",
  recurringPaymentIntervalCount: 2,
  recurringPaymentStartDate: start,
};
const commonFields = {
  paymentDescription: "Connected services",
  managementURL: "https://shop.example/account/my-subscriptions",
  billingAgreement: "Connected services",
};

it("Adyen gets the amount as a text, marked as final and recurring", () => {
  expect(adyenRecurringRequest(recurringPayment)).toEqual({
    ...commonFields,
    regularBilling: { ...interval, amount: "159.00", type: "final", paymentTiming: "recurring" },
  });
});

it("Stripe gets the amount in pence", () => {
  expect(stripeRecurringRequest(recurringPayment)).toEqual({
    ...commonFields,
    regularBilling: { ...interval, amount: 15_900 },
  });
});

describe("where the market goes on by the month, the first term is paid once, and then each month", () => {
  const month = { recurringPaymentIntervalUnit: "month", recurringPaymentIntervalCount: 1 };
  const monthlyFrom = (money: Money, price: Money) => ({
    ...recurringPayment,
    money,
    recurring: { ...recurringPayment.recurring, monthly: { price, from: "2028-12-15" } },
  });

  it.each([
    ["Germany", 17_900, 746, "179.00", "7.46"],
    ["the Netherlands", 16_900, 704, "169.00", "7.04"],
  ])("at Adyen in %s", (_, total, monthly, shownTotal, shownMonthly) => {
    const euros = (amount: number) => ({ amount, currency: "EUR" });
    const fixed = { label: "Subscription", type: "final", paymentTiming: "recurring" };
    expect(adyenRecurringRequest(monthlyFrom(euros(total), euros(monthly)))).toEqual({
      ...commonFields,
      trialBilling: { ...fixed, ...interval, amount: shownTotal, recurringPaymentEndDate: start },
      regularBilling: {
        ...fixed,
        ...month,
        amount: shownMonthly,
        recurringPaymentStartDate: new Date("2028-12-15"),
      },
    });
  });

  it("at Stripe in Quebec", () => {
    const dollars = (amount: number) => ({ amount, currency: "CAD" });
    expect(stripeRecurringRequest(monthlyFrom(dollars(28_054), dollars(1_169)))).toEqual({
      ...commonFields,
      trialBilling: { ...interval, amount: 28_054, recurringPaymentEndDate: start },
      regularBilling: {
        ...month,
        label: "Subscription",
        amount: 1_169,
        recurringPaymentStartDate: new Date("2028-12-15"),
      },
    });
  });
});

afterEach(() => void vi.unstubAllGlobals());

it("a payment is recurring only while the customer agrees to automatic renewal", () => {
  vi.stubGlobal("location", { origin: "https://shop.example" });
  const { recurring, money } = recurringPayment;
  let isTicked = false;
  const page = {
    view: { recurring, money },
    texts: { title: "Connected services" },
    autoRenew: () => isTicked,
  };
  expect(agreedRecurringPayment(page)).toBeUndefined();
  isTicked = true;
  expect(agreedRecurringPayment(page)).toMatchObject({ recurring, money, description: "Connected services" });
  isTicked = false;
  expect(agreedRecurringPayment(page)).toBeUndefined();
  isTicked = true;
  expect(agreedRecurringPayment({ ...page, view: { money } })).toBeUndefined();
});
