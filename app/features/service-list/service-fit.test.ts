import { expect, it } from "vitest";
import { selectedVehicle } from "../../../test/account/selected-vehicle.ts";
import type { SelectedVehicle } from "../../domain/vehicle/vehicle.ts";
import { type ServiceFit, serviceFit } from "./service-fit.ts";

const today = "2026-11-15";
const plan = { price: { amount: 8900, currency: "GBP" }, isOrderable: true };
const service = { productId: "CONNAV", hasVariations: true, plans: [plan], powertrains: [] as string[] };
const ending = (expiresOn: string) => ({ subscriptions: [{ productId: "CONNAV", expiresOn }] });

type Row = {
  name: string;
  vehicle?: Partial<SelectedVehicle>;
  service?: Partial<typeof service>;
  paid?: { productId: string; expiredOn?: string }[];
  result: ServiceFit;
};

it.each<Row>([
  { name: "new and sold", result: { kind: "compatible", isForSale: true } },
  { name: "new and not sold", service: { plans: [] }, result: { kind: "compatible", isForSale: false } },
  { name: "for another drive", service: { powertrains: ["BEV"] }, result: { kind: "notCompatible" } },
  {
    name: "for its drive",
    service: { powertrains: ["BEV"] },
    vehicle: { modelKey: "IPace" },
    result: { kind: "compatible", isForSale: true },
  },
  {
    name: "runs long",
    vehicle: ending("2027-11-15"),
    result: { kind: "active", expiresOn: "2027-11-15", isRenewable: false },
  },
  {
    name: "ends in 62 days",
    vehicle: ending("2027-01-16"),
    result: { kind: "active", expiresOn: "2027-01-16", isRenewable: true },
  },
  {
    name: "ends in 63 days",
    vehicle: ending("2027-01-17"),
    result: { kind: "active", expiresOn: "2027-01-17", isRenewable: false },
  },
  { name: "ends today", vehicle: ending(today), result: { kind: "active", expiresOn: today, isRenewable: true } },
  {
    name: "ended yesterday",
    vehicle: ending("2026-11-14"),
    result: { kind: "expired", expiresOn: "2026-11-14", isRenewable: true },
  },
  {
    name: "ended, no longer sold",
    vehicle: ending("2026-11-14"),
    service: { plans: [] },
    result: { kind: "expired", expiresOn: "2026-11-14", isRenewable: false },
  },
  { name: "without a known end", vehicle: { undated: ["CONNAV"] }, result: { kind: "active", isRenewable: false } },
  { name: "paid for the first time", paid: [{ productId: "CONNAV" }], result: { kind: "onItsWay" } },
  {
    name: "paid again",
    vehicle: ending("2026-12-15"),
    paid: [{ productId: "CONNAV", expiredOn: "2026-12-15" }],
    result: { kind: "onItsWay" },
  },
])("a service that is $name", ({ vehicle: change, service: other, paid = [], result }) => {
  expect(serviceFit({ ...service, ...other }, { vehicle: selectedVehicle(change), paid }, today)).toEqual(result);
});
