import { afterEach, expect, it, vi } from "vitest";
import { adyenRecurringRequest, agreedRhythm, stripeRecurringRequest } from "./recurring-request.ts";

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

afterEach(() => void vi.unstubAllGlobals());

it("speaks of a subscription only while automatic renewal is agreed to", () => {
  vi.stubGlobal("location", { origin: "https://shop.example" });
  const { recurring, money } = rhythm;
  let isTicked = false;
  const page = {
    view: { recurring, money },
    texts: { title: "Connected services" },
    autoRenew: () => isTicked,
  };
  expect(agreedRhythm(page)).toBeUndefined();
  isTicked = true;
  expect(agreedRhythm(page)).toMatchObject({ recurring, money, description: "Connected services" });
  isTicked = false;
  expect(agreedRhythm(page)).toBeUndefined();
  isTicked = true;
  expect(agreedRhythm({ ...page, view: { money } })).toBeUndefined();
});
