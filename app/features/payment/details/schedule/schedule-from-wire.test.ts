import { expect, it } from "vitest";
import { managedService } from "../../../../../test/order-management/managed-service.ts";
import { scheduleFromWire } from "./schedule-from-wire.ts";

const today = "2026-11-17";
const names = new Map([["CONNAV", "Vernetzte Navigation"]]);

it("names the service, the vehicle, the day, the price and the term of each payment, the earliest first", () => {
  const monthly = managedService({
    Id: "02i000000000000002",
    serviceId: "REMOTE",
    name: "Remote",
    renewalPlan: 1,
    renewalPlanType: "month",
    price: 7.46,
    currency: "EUR",
    expirationDate: "2026-12-24",
  });
  expect(scheduleFromWire([managedService(), monthly], { today, names })).toEqual([
    {
      assetId: "02i000000000000002",
      service: "Remote",
      vehicle: "Defender",
      on: "2026-12-24",
      price: { amount: 746, currency: "EUR" },
      term: { duration: 1, period: "month" },
    },
    {
      assetId: "02i000000000000001",
      service: "Vernetzte Navigation",
      vehicle: "Defender",
      on: "2027-03-09",
      price: { amount: 8950, currency: "GBP" },
      term: { duration: 1, period: "year" },
    },
  ]);
});

it.each([
  ["is not renewed", { isAutoRenewalActivated: false }],
  ["is cancelled", { isCancelled: true }],
  ["has expired", { serviceStatus: "Expired" }],
  ["waits for its uninstallation", { serviceStatus: "Ready for uninstallation" }],
  ["has no end", { expirationDate: null }],
  ["has ended", { expirationDate: "2026-11-16" }],
])("has no payment for a service that %s", (_, change) => {
  expect(scheduleFromWire([managedService(change)], { today, names })).toEqual([]);
});
