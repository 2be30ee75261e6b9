import { describe, expect, it } from "vitest";
import { nextPayment, type RenewingSubscription } from "./next-payment.ts";

const today = "2026-11-15";
const pounds = (amount: number) => ({ amount, currency: "GBP" });
const subscription: RenewingSubscription = {
  vin: "SALEA7BWAS2Z00201",
  productId: "CONNAV",
  isRunning: true,
  renewsItself: true,
  endsOn: "2026-12-15",
  price: pounds(8900),
};
const payment = { on: "2026-12-15", amount: pounds(8900) };

describe("the next payment", () => {
  it.each<{ name: string; change: Partial<RenewingSubscription>; result: typeof payment | undefined }>([
    { name: "is charged when the term ends", change: {}, result: payment },
    { name: "may be today", change: { endsOn: today }, result: { ...payment, on: today } },
    { name: "is not in the past", change: { endsOn: "2026-11-14" }, result: undefined },
    { name: "needs auto-renewal", change: { renewsItself: false }, result: undefined },
    { name: "needs a subscription that runs", change: { isRunning: false }, result: undefined },
    { name: "needs an end", change: { endsOn: undefined }, result: undefined },
  ])("$name", ({ change, result }) => {
    expect(nextPayment([{ ...subscription, ...change }], today)).toEqual(result);
  });

  it("is the first of several", () => {
    const later = { ...subscription, endsOn: "2027-01-01", price: pounds(15900) };
    expect(nextPayment([later, subscription], today)).toEqual(payment);
  });

  it("is one sum for subscriptions of the same day", () => {
    expect(nextPayment([subscription, { ...subscription, price: pounds(4900) }], today)?.amount).toEqual(pounds(13800));
  });
});
