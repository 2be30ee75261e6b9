import type { VehicleMake, VehicleMarket } from "../../contracts/vehicles/vehicle-identity.ts";
import type { OwnerNumber } from "./owners.ts";
import type { SampleService } from "./sample-cars.ts";
import { buildVin } from "./vin.ts";

type AccountCar = {
  make: VehicleMake;
  owner: OwnerNumber;
  /** Its index among the owner's vehicles of the make, as the demonstration's orders count them. */
  position: number;
  /** Days from today to the end of each service. */
  services: Partial<Record<SampleService, number>>;
};

const carsOfEitherMake: readonly Omit<AccountCar, "make">[] = [
  { owner: 1, position: 1, services: { "CONNAV-PRO": 360, LIVE: 61, ONLINE: 0, SECURE: 361, REMOTE: -1, CONNAV: -90 } },
  { owner: 1, position: 2, services: { BUNDLE: 200 } },
  { owner: 2, position: 0, services: { CONNAV: 30, REMOTE: 30 } },
  { owner: 2, position: 1, services: { "CONNAV-PRO": 360, LIVE: 61, ONLINE: 0, SECURE: 361, REMOTE: -1, CONNAV: -90 } },
  { owner: 2, position: 2, services: { BUNDLE: 200 } },
  // Its services were bought by a guest.
  { owner: 2, position: 3, services: { CONNAV: 362, LIVE: 362, REMOTE: 335 } },
  { owner: 3, position: 1, services: { "CONNAV-PRO": 360, SECURE: 361 } },
  { owner: 3, position: 2, services: { BUNDLE: 200 } },
  { owner: 9, position: 0, services: { CONNAV: 30 } },
];

/**
 * Vehicles with subscriptions in every state, for the account pages; the demonstration's orders include them. They are
 * not among the samples of a market, because each sample shows one state only.
 */
export const accountCars: readonly AccountCar[] = [
  ...carsOfEitherMake.map((car) => ({ ...car, make: "Land Rover" }) as const),
  // The Land Rover with these services is a sample; the Jaguar sample has others.
  { make: "Jaguar", owner: 1, position: 0, services: { CONNAV: 30, REMOTE: 30 } },
  ...carsOfEitherMake.map((car) => ({ ...car, make: "Jaguar" }) as const),
];

type AccountModel = {
  model: string;
  line: string;
  powertrain: string;
  /** Characters 1 to 8 of the VIN in Europe and in North America. */
  europe: string;
  northAmerica: string;
  firstSerial: number;
};

/** All account cars of a make are of one model. */
export const accountModels: Readonly<Record<VehicleMake, AccountModel>> = {
  "Land Rover": {
    model: "Discovery",
    line: "L462",
    powertrain: "MHEV",
    europe: "SALRA2AK",
    northAmerica: "SALRR2RV",
    firstSerial: 501,
  },
  Jaguar: {
    model: "XF",
    line: "X260",
    powertrain: "MHEV",
    europe: "SAJBA4BN",
    northAmerica: "SAJBK4GX",
    firstSerial: 701,
  },
};

const northAmerica: readonly VehicleMarket[] = ["USA", "CAD"];

export function accountCarVin(car: AccountCar, market: VehicleMarket, marketIndex: number): string {
  const isNorthAmerican = northAmerica.includes(market);
  const { europe, northAmerica: american, firstSerial } = accountModels[car.make];
  const index = accountCars.filter(({ make }) => make === car.make).indexOf(car);
  const serial = String(firstSerial + marketIndex * 10 + index).padStart(5, "0");
  return buildVin({
    start: isNorthAmerican ? american : europe,
    end: `P2${isNorthAmerican ? "9" : "Z"}${serial}`,
    hasCheckDigit: isNorthAmerican,
  });
}
