import { expect, it } from "vitest";
import { adyenRecurringRequest, stripeRecurringRequest } from "./recurring-request.ts";

const start = new Date("2026-11-15T12:00:00Z");
const rhythm = {
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
const around = {
  paymentDescription: "Connected services",
  managementURL: "https://shop.example/account/my-subscriptions",
  billingAgreement: "Connected services",
};

it("tells Adyen a text, final and recurring", () => {
  expect(adyenRecurringRequest(rhythm)).toEqual({
    ...around,
    regularBilling: { ...interval, amount: "159.00", type: "final", paymentTiming: "recurring" },
  });
});

it("tells Stripe a number of pence", () => {
  expect(stripeRecurringRequest(rhythm)).toEqual({ ...around, regularBilling: { ...interval, amount: 15_900 } });
});
