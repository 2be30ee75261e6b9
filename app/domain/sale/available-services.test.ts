import { expect, it } from "vitest";
import { selectedVehicle } from "../../../test/account/selected-vehicle.ts";
import type { SelectedVehicle } from "../vehicle/vehicle.ts";
import { availableServices } from "./available-services.ts";
import type { PaidService } from "./checkout-control.ts";

const product = (productId: string, change = {}) => ({
  productId,
  powertrains: [] as string[],
  isConnectedNavigation: false,
  hasVariations: true,
  plans: [{ price: { amount: 8900, currency: "GBP" }, isOrderable: true }],
  ...change,
});
const products = [
  product("NAV", { isConnectedNavigation: true }),
  product("NAV-PRO", { isConnectedNavigation: true }),
  product("REMOTE"),
  product("EV", { powertrains: ["BEV"] }),
  product("OLD", { plans: [] }),
];

it.each<{ name: string; vehicle?: Partial<SelectedVehicle>; paid?: PaidService[]; available: string[] }>([
  { name: "without services", available: ["NAV", "NAV-PRO", "REMOTE"] },
  {
    name: "with one variant of navigation",
    vehicle: { subscriptions: [{ productId: "NAV-PRO", expiresOn: "2028-01-01" }] },
    available: ["REMOTE"],
  },
  {
    name: "with a service that has ended",
    vehicle: { subscriptions: [{ productId: "REMOTE", expiresOn: "2020-01-01" }] },
    available: ["NAV", "NAV-PRO"],
  },
  {
    name: "with a service whose end is not known",
    vehicle: { undated: ["REMOTE"] },
    available: ["NAV", "NAV-PRO"],
  },
  { name: "with a service on its way", paid: [{ productId: "REMOTE" }], available: ["NAV", "NAV-PRO"] },
  { name: "with a battery", vehicle: { powertrain: "BEV" }, available: ["NAV", "NAV-PRO", "REMOTE", "EV"] },
])("a vehicle $name can have $available", ({ vehicle, paid = [], available }) => {
  const found = availableServices({ vehicle: selectedVehicle(vehicle), products, paid });
  expect(found.map(({ productId }) => productId)).toEqual(available);
});
