import { expect, it } from "vitest";
import { managedService } from "../../../test/order-management/managed-service.ts";
import { subscriptionFromWire } from "./subscription-from-wire.ts";

const today = "2026-11-17";
const read = (given: Parameters<typeof managedService>[0] = {}) => subscriptionFromWire(managedService(given), today);

it("has the words of the shop", () => {
  expect(read({ priceTax: 14.92, orderLocaleId: "en-CA", orderStateCode: "QC" })).toEqual({
    assetId: "02i000000000000001",
    productId: "CONNAV",
    name: "Connected Navigation",
    state: { phase: "active", label: "status.active" },
    expiresOn: "2027-03-09",
    plan: { duration: 24, period: "month" },
    renewal: { term: { duration: 1, period: "year" }, price: { amount: 8950, currency: "GBP" } },
    contract: { localeId: "en-CA", stateCode: "QC" },
    renewalTax: { amount: 1492, currency: "GBP" },
    isAutoRenewed: true,
    isExpiring: false,
    coolingOffEndsAt: "2026-11-20T12:00:00.000Z",
    vehicle: { vin: "SALEA7BN8P2000201", name: "Defender" },
    image: "/art/services/connected-navigation.svg",
    order: { orderId: "801000000000000001", orderNumber: "VCS-1" },
  });
});

it.each([
  [
    "another length",
    { servicePlan: 1, servicePlanType: "year" },
    75,
    { term: { duration: 1, period: "year" }, price: { amount: 7500, currency: "GBP" } },
  ],
  ["the same length", { servicePlan: 1, servicePlanType: "month" }, 75, undefined],
  ["another length, and an unknown price", { servicePlan: 1, servicePlanType: "year" }, undefined, undefined],
])("has its running term beside a renewal of %s", (_, plan, planPrice, current) => {
  const monthly = { renewalPlan: 1, renewalPlanType: "month", price: 6.25, ...(planPrice && { planPrice }) };
  expect(read({ ...plan, ...monthly }).renewal.current).toEqual(current);
});

it("has no date, picture and terms where order management has none", () => {
  const oneTime = { servicePlan: 0, servicePlanType: "one-time", renewalPlan: 0, renewalPlanType: "one-time" };
  const subscription = read({ expirationDate: null, image: null, ...oneTime });
  expect(Object.keys(subscription)).not.toEqual(expect.arrayContaining(["expiresOn"]));
  expect(subscription.image).toBeUndefined();
  expect(subscription.plan).toBeUndefined();
  expect(subscription.renewal).toEqual({ price: { amount: 8950, currency: "GBP" } });
});

it.each([
  ["Installed", "2026-11-16", "ended"],
  ["Installed", "2026-11-17", "active"],
  ["In progress", "2026-11-16", "inProgress"],
  ["Cancellation Requested", "2026-11-16", "ending"],
])("%s with the last day %s is %s", (serviceStatus, expirationDate, phase) => {
  expect(read({ serviceStatus, expirationDate }).state.phase).toBe(phase);
});
