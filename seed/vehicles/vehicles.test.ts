import { describe, expect, it } from "vitest";
import { vehicleMakes, type VehicleMarket, vehicleMarkets, vin } from "../../contracts/vehicles/vehicle-identity.ts";
import { ownerUuid } from "./owners.ts";
import { sampleKinds } from "./sample-cars.ts";
import { seedVehicles, sampleVin } from "./vehicles.ts";
import { checkDigit } from "./vin.ts";

const today = new Date("2026-11-15T10:00:00Z");
const seed = seedVehicles(today);
const markets = Object.keys(vehicleMarkets) as VehicleMarket[];
const shops = markets.flatMap((market) => vehicleMakes.map((make) => ({ market, make })));
const byVin = new Map(seed.vehicles.map((vehicle) => [vehicle.vin, vehicle]));

it("is the same within one day, and changes with the day", () => {
  expect(seedVehicles(new Date("2026-11-15T23:59:59Z"))).toEqual(seed);
  expect(seedVehicles(new Date("2026-11-16T00:00:00Z"))).not.toEqual(seed);
});

it("gives every vehicle a unique, well-formed VIN", () => {
  expect(byVin.size).toBe(seed.vehicles.length);
  for (const vehicle of seed.vehicles) {
    expect(vin.safeParse(vehicle.vin).success).toBe(true);
    const isNorthAmerican = vehicle.market === "USA" || vehicle.market === "CAD";
    expect(vehicle.vin[8]).toBe(isNorthAmerican ? checkDigit(vehicle.vin) : "A");
    expect(vehicle.vin.slice(0, 3)).toMatch(vehicle.make === "Jaguar" ? /^SA[JD]$/ : /^SAL$/);
  }
});

it("has the owner of every vehicle", () => {
  const owners = new Set(seed.owners.map(({ uuid }) => uuid));
  expect(owners.size).toBe(seed.owners.length);
  expect(seed.vehicles.filter(({ ownerUuid }) => !owners.has(ownerUuid))).toEqual([]);
});

it("derives stable ids of owners", () => {
  expect(ownerUuid("GBR", 1)).toBe(ownerUuid("GBR", 1));
  expect(ownerUuid("GBR", 1)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

describe.each(shops)("$make in $market", ({ market, make }) => {
  it.each([
    ["expiresIn60Days", "2027-01-14"],
    ["expiresIn30Days", "2026-12-15"],
    ["expiresIn7Days", "2026-11-22"],
    ["expiresToday", "2026-11-15"],
    ["expiredYesterday", "2026-11-14"],
  ] as const)("has a car for %s", (kind, day) => {
    const days = byVin.get(sampleVin({ market, make, kind }))?.subscriptions.map(({ expiryDate }) => expiryDate) ?? [];
    expect(days.sort()[0]).toBe(day);
  });

  it("has a car with nothing to renew", () => {
    const car = byVin.get(sampleVin({ market, make, kind: "allActive" }));
    expect(car?.subscriptions.every(({ expiryDate }) => expiryDate > "2027-01-20")).toBe(true);
  });

  it("has a car with every service sold for it", () => {
    const car = byVin.get(sampleVin({ market, make, kind: "everythingBought" }));
    const hasWifi = ["GBR", "USA", "CAD"].includes(market);
    expect(car?.subscriptions.length).toBe(hasWifi ? 12 : 11);
  });

  it("has one sample of each kind with the key of its note", () => {
    const samples = seed.samples.filter((sample) => sample.market === market && sample.make === make);
    expect(samples.map(({ kind }) => kind).sort()).toEqual([...sampleKinds].sort());
    const vinOf = (kind: string) => samples.find((sample) => sample.kind === kind)?.vin ?? "";
    expect(byVin.get(vinOf("otherMarket"))).toMatchObject({ make });
    expect(byVin.get(vinOf("otherMarket"))?.market).not.toBe(market);
    expect(byVin.get(vinOf("otherMake"))).toMatchObject({ market });
    expect(byVin.get(vinOf("otherMake"))?.make).not.toBe(make);
    expect(byVin.has(vinOf("unknown"))).toBe(false);
    expect(vin.safeParse(vinOf("unknown")).success).toBe(true);
    expect(samples.every(({ kind, noteKey }) => noteKey === `samples.${kind}`)).toBe(true);
  });

  it("has an owner with several vehicles, and a vehicle of another owner", () => {
    const of = (uuid: string) => seed.vehicles.filter((vehicle) => vehicle.ownerUuid === uuid && vehicle.make === make);
    expect(of(ownerUuid(market, 1)).length).toBeGreaterThan(1);
    expect(of(ownerUuid(market, 9)).map((vehicle) => vehicle.vin)).toContain(
      sampleVin({ market, make, kind: "anotherUser" }),
    );
  });
});

it("does not change the sample vehicle used by pages", () => {
  expect(sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" })).toBe("SALEA7BWAS2Z00201");
});
