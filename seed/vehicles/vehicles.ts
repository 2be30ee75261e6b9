import {
  type VehicleMake,
  type VehicleMarket,
  vehicleMakes,
  vehicleMarkets,
} from "../../contracts/vehicles/vehicle-identity.ts";
import { findVehicleModel } from "../../contracts/vehicles/vehicle-models.ts";
import type { VehicleData } from "../../platform/vehicles/fill-vehicles.ts";
import { accountCars, accountCarVin, accountModels } from "./account-cars.ts";
import { ownerEmail, ownerIdType, ownerNumbers, ownerUuid, uuidOf } from "./owners.ts";
import { type SampleCar, sampleCars, type SampleKind, type SampleService, servicesForAll } from "./sample-cars.ts";
import { buildVin } from "./vin.ts";

/** A sample vehicle of one market and make, with what it shows. */
type VehicleSample = {
  market: VehicleMarket;
  make: VehicleMake;
  kind: SampleKind;
  vin: string;
  /** The key of the sentence that explains the sample. */
  noteKey: `samples.${SampleKind}`;
};

export type VehicleSeed = VehicleData & { samples: readonly VehicleSample[] };

const markets = Object.keys(vehicleMarkets) as VehicleMarket[];
const marketsWithWifi: readonly VehicleMarket[] = ["GBR", "USA", "CAD"];
const northAmerica: readonly VehicleMarket[] = ["USA", "CAD"];

/** The demonstration's vehicles on a day. */
export function seedVehicles(today: Date): VehicleSeed {
  const shops = markets.flatMap((market) => vehicleMakes.map((make) => ({ market, make })));
  return {
    owners: markets.flatMap((market) =>
      ownerNumbers.map((n) => ({
        uuid: ownerUuid(market, n),
        userIdType: ownerIdType(n),
        email: ownerEmail(market, n),
      })),
    ),
    vehicles: [
      ...shops.flatMap(({ market, make }) =>
        sampleCars[make].map((car, index) => buildVehicle(car, { market, make, index, today })),
      ),
      ...markets.flatMap((market) => accountVehicles(market, today)),
    ],
    samples: shops.flatMap(listSamples),
  };
}

/** The vehicles of one owner, make by make, in the order used by the demonstration's orders. */
export function vinsOfOwner(
  market: VehicleMarket,
  owner: number,
  makes: readonly VehicleMake[] = vehicleMakes,
): string[] {
  return makes.flatMap((make) => {
    const vins = sampleCars[make]
      .filter((car) => car.owner === owner)
      .map(({ kind }) => sampleVin({ market, make, kind }));
    for (const car of accountCars.filter((one) => one.make === make && one.owner === owner)) {
      vins.splice(car.position, 0, accountCarVin(car, market, markets.indexOf(market)));
    }
    return vins;
  });
}

/** The VIN of a sample car; the same on every day. */
export function sampleVin({
  market,
  make,
  kind,
}: {
  market: VehicleMarket;
  make: VehicleMake;
  kind: SampleKind;
}): string {
  const index = sampleCars[make].findIndex((car) => car.kind === kind);
  const car = sampleCars[make][index];
  if (!car) throw new Error(`There is no sample car for ${kind}.`);
  return vinOf(car, { market, make, index });
}

function vinOf(
  car: SampleCar,
  { market, make, index }: { market: VehicleMarket; make: VehicleMake; index: number },
): string {
  const isNorthAmerican = northAmerica.includes(market);
  const serial = String(markets.indexOf(market) * 20 + vehicleMakes.indexOf(make) * 10 + 201 + index).padStart(5, "0");
  return buildVin({
    start: isNorthAmerican ? car.northAmerica : car.europe,
    end: `${car.yearAndPlant}${isNorthAmerican ? "9" : "Z"}${serial}`,
    hasCheckDigit: isNorthAmerican,
  });
}

function buildVehicle(
  car: SampleCar,
  { today, ...shop }: { market: VehicleMarket; make: VehicleMake; index: number; today: Date },
): VehicleData["vehicles"][number] {
  const model = findVehicleModel(car.model);
  if (!model) throw new Error(`The model ${car.model} is not listed.`);
  const services = car.kind === "everythingBought" ? everyService(car, shop.market) : car.services;
  const vin = vinOf(car, shop);
  return {
    vin,
    vehicleId: vehicleIdOf(vin),
    ownerUuid: ownerUuid(shop.market, car.owner),
    market: shop.market,
    model: car.model,
    make: shop.make,
    brand: model.brand,
    vehicleLine: car.line,
    vehicleModel: model.key,
    powertrain: car.powertrain,
    subscriptions: subscriptionsOf(services, today),
  };
}

function accountVehicles(market: VehicleMarket, today: Date): VehicleData["vehicles"][number][] {
  return accountCars.map((car) => {
    const vin = accountCarVin(car, market, markets.indexOf(market));
    const { model, line, powertrain } = accountModels[car.make];
    return {
      vin,
      vehicleId: vehicleIdOf(vin),
      ownerUuid: ownerUuid(market, car.owner),
      market,
      model,
      make: car.make,
      brand: findVehicleModel(model)?.brand ?? "",
      vehicleLine: line,
      vehicleModel: findVehicleModel(model)?.key ?? "",
      powertrain,
      subscriptions: subscriptionsOf(car.services, today),
    };
  });
}

/** An id that does not reveal the VIN. */
export const vehicleIdOf = (vin: string): string => uuidOf(`vehicle ${vin}`);

const subscriptionsOf = (services: Partial<Record<SampleService, number>>, today: Date) =>
  Object.entries(services).map(([productId, days]) => ({ productId, expiryDate: addDays(today, days) }));

function everyService(car: SampleCar, market: VehicleMarket): Partial<Record<SampleService, number>> {
  const services: SampleService[] = [
    ...servicesForAll,
    ...(marketsWithWifi.includes(market) ? (["WIFI"] as const) : []),
    ...(["BEV", "PHEV"].includes(car.powertrain) ? (["EVPLAN"] as const) : []),
  ];
  return Object.fromEntries(services.map((service, index) => [service, 200 + index * 30]));
}

/** Counts calendar days in UTC, where all days have the same length. */
function addDays(today: Date, days: number): string {
  const day = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days));
  return day.toISOString().slice(0, 10);
}

function listSamples(shop: { market: VehicleMarket; make: VehicleMake }): VehicleSample[] {
  const { market, make } = shop;
  const otherMarket = markets[(markets.indexOf(market) + 1) % markets.length] ?? market;
  const otherMake = make === "Jaguar" ? "Land Rover" : "Jaguar";
  const sample = (kind: SampleKind, vin: string): VehicleSample => ({
    ...shop,
    kind,
    vin,
    noteKey: `samples.${kind}`,
  });
  return [
    ...sampleCars[make].map((car) => sample(car.kind, sampleVin({ ...shop, kind: car.kind }))),
    sample("otherMarket", sampleVin({ market: otherMarket, make, kind: "allActive" })),
    sample("otherMake", sampleVin({ market, make: otherMake, kind: "allActive" })),
    sample("unknown", unknownVin(shop)),
  ];
}

/** A well-formed VIN that no vehicle has. */
function unknownVin({ market, make }: { market: VehicleMarket; make: VehicleMake }): string {
  const [car] = sampleCars[make];
  if (!car) throw new Error(`There is no sample car of ${make}.`);
  const isNorthAmerican = northAmerica.includes(market);
  return buildVin({
    start: isNorthAmerican ? car.northAmerica : car.europe,
    end: `${car.yearAndPlant}${isNorthAmerican ? "9" : "Z"}09999`,
    hasCheckDigit: isNorthAmerican,
  });
}
