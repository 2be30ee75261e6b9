import { describe, expect, it } from "vitest";
import type { Product } from "../../catalogue/catalogue.ts";
import type { SelectedVehicle } from "../../domain/vehicle/vehicle.ts";
import { selectedVehicle } from "../../../test/account/selected-vehicle.ts";
import { describeVehicleServices, markRenewing } from "./vehicle-services-view.ts";

const today = "2026-11-15";
const product = (productId: string, change: Partial<Product> = {}): Product => ({
  productId,
  name: `The ${productId}`,
  text: `All about ${productId}`,
  summary: "",
  image: "",
  gallery: [],
  categoryId: "navigation",
  isConnectedNavigation: false,
  showsDatesToOwnerOnly: false,
  powertrains: [],
  benefits: [],
  hasVariations: true,
  plans: [{ planId: `${productId}-12M`, price: { amount: 8900, currency: "GBP" }, isOrderable: true }],
  ...change,
});
const describeServices = (expiresOn: string | undefined, change: Partial<Product> = {}) =>
  describeVehicleServices({
    vehicle: selectedVehicle({ subscriptions: expiresOn ? [{ productId: "CONNAV", expiresOn }] : [] }),
    products: [product("CONNAV", change)],
    paid: [],
    today,
  });

describe("the services of a vehicle", () => {
  it.each([
    { name: "ends today", expiresOn: today, due: true, isExpired: false },
    { name: "ends in 60 days", expiresOn: "2027-01-14", due: true, isExpired: false },
    { name: "ends in 61 days", expiresOn: "2027-01-15", due: false, isExpired: false },
    { name: "ended yesterday", expiresOn: "2026-11-14", due: true, isExpired: true },
  ])("one that $name is due: $due", ({ expiresOn, due, isExpired }) => {
    const view = describeServices(expiresOn);
    expect(view.due.map((one) => one.isExpired)).toEqual(due ? [isExpired] : []);
    expect(view.available).toEqual([]);
  });

  it("one whose dates only the owner may see is due too", () => {
    expect(describeServices(today, { showsDatesToOwnerOnly: true }).due).toHaveLength(1);
  });

  it.each<{ name: string; change: Partial<Product>; isAvailable: boolean }>([
    { name: "for any vehicle", change: {}, isAvailable: true },
    { name: "for another drive", change: { powertrains: ["BEV"] }, isAvailable: false },
    { name: "that is not sold", change: { plans: [] }, isAvailable: false },
  ])("a new one $name is available: $isAvailable", ({ change, isAvailable }) => {
    expect(describeServices(undefined, change).available).toHaveLength(isAvailable ? 1 : 0);
  });

  it("one that can no longer be bought is not offered for renewal", () => {
    expect(describeServices(today, { plans: [] }).due).toEqual([]);
  });

  it("one that was paid for is neither due nor available", () => {
    const view = describeVehicleServices({
      vehicle: selectedVehicle({ subscriptions: [{ productId: "CONNAV", expiresOn: today }] }),
      products: [product("CONNAV"), product("REMOTE")],
      paid: [{ productId: "CONNAV", expiredOn: today }, { productId: "REMOTE" }],
      today,
    });
    expect(view.due).toEqual([]);
    expect(view.available).toEqual([]);
    expect(view.renewing.map(({ productId }) => productId)).toEqual(["CONNAV", "REMOTE"]);
  });

  it("one variant of navigation stands for all of them", () => {
    const products = ["CONNAV", "CONNAV-PRO"].map((id) => product(id, { isConnectedNavigation: true }));
    const availableFor = (vehicle: SelectedVehicle) =>
      describeVehicleServices({ vehicle, products, paid: [], today }).available;
    const subscriptions = [{ productId: "CONNAV-PRO", expiresOn: "2028-01-01" }];
    expect(availableFor(selectedVehicle({ subscriptions }))).toEqual([]);
    expect(availableFor(selectedVehicle())).toHaveLength(2);
  });

  it("one that renews itself is due, and says so", () => {
    const view = describeServices(today);
    expect(markRenewing(view, new Set(["CONNAV"])).due[0]).toMatchObject({ expiresOn: today, renewsItself: true });
    expect(markRenewing(view, new Set(["REMOTE"]))).toEqual(view);
  });

  it("one without a known end is not available", () => {
    const view = describeVehicleServices({
      vehicle: selectedVehicle({ undated: ["CONNAV"] }),
      products: [product("CONNAV")],
      paid: [],
      today,
    });
    expect(view).toEqual({ due: [], renewing: [], available: [] });
  });
});
