import { describe, expect, it } from "vitest";
import type { ManagedService } from "../../../contracts/order-management/subscriptions.ts";
import { renewingFromWire } from "./renewing-from-wire.ts";

const wire = {
  vin: "SALEA7BWAS2Z00201",
  serviceId: "CONNAV",
  serviceStatus: "Installed",
  expirationDate: "2026-12-15",
  isAutoRenewalActivated: true,
  isCancelled: false,
  price: 89,
  currency: "GBP",
} as ManagedService;

describe("a subscription of order management", () => {
  it("keeps its end and its price", () => {
    expect(renewingFromWire(wire)).toEqual({
      vin: "SALEA7BWAS2Z00201",
      productId: "CONNAV",
      isRunning: true,
      renewsItself: true,
      endsOn: "2026-12-15",
      price: { amount: 8900, currency: "GBP" },
    });
    expect(renewingFromWire({ ...wire, expirationDate: null }).endsOn).toBeUndefined();
  });

  it("runs while its status says so", () => {
    expect(renewingFromWire({ ...wire, serviceStatus: "active" }).isRunning).toBe(true);
    expect(renewingFromWire({ ...wire, serviceStatus: "Expired" }).isRunning).toBe(false);
  });

  it("does not run once it is cancelled", () => {
    expect(renewingFromWire({ ...wire, isCancelled: true }).isRunning).toBe(false);
  });
});
