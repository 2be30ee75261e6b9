import { afterEach, expect, it, vi } from "vitest";
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
