import type { VehicleMarket } from "../../contracts/vehicles/vehicle-identity.ts";
import type { OwnerNumber } from "./owners.ts";
import type { SampleService } from "./sample-cars.ts";
import { buildVin } from "./vin.ts";

type AccountCar = {
  owner: OwnerNumber;
  /** Which of the owner's vehicles it is, as the orders of the demonstration count them. */
  place: number;
  /** Days from today to the end of each service. */
  services: Partial<Record<SampleService, number>>;
};

/**
 * Land Rovers that fill an account: what their owners bought is among the orders, in every state of a subscription. The
 * samples of a market do not list them, for each sample shows one thing only.
 */
export const accountCars: readonly AccountCar[] = [
  { owner: 1, place: 1, services: { "CONNAV-PRO": 360, LIVE: 61, ONLINE: 0, SECURE: 361, REMOTE: -1, CONNAV: -90 } },
  { owner: 1, place: 2, services: { BUNDLE: 200 } },
  { owner: 2, place: 0, services: { CONNAV: 30, REMOTE: 30 } },
  { owner: 2, place: 1, services: { "CONNAV-PRO": 360, LIVE: 61, ONLINE: 0, SECURE: 361, REMOTE: -1, CONNAV: -90 } },
  { owner: 2, place: 2, services: { BUNDLE: 200 } },
  // A guest has bought for it.
  { owner: 2, place: 3, services: { CONNAV: 362, LIVE: 362, REMOTE: 335 } },
  { owner: 3, place: 1, services: { "CONNAV-PRO": 360, SECURE: 361 } },
  { owner: 3, place: 2, services: { BUNDLE: 200 } },
  { owner: 9, place: 0, services: { CONNAV: 30 } },
];

const northAmerica: readonly VehicleMarket[] = ["USA", "CAD"];

export function accountCarVin(car: AccountCar, market: VehicleMarket, marketIndex: number): string {
  const isNorthAmerican = northAmerica.includes(market);
  const serial = String(501 + marketIndex * 10 + accountCars.indexOf(car)).padStart(5, "0");
  return buildVin({
    start: isNorthAmerican ? "SALRR2RV" : "SALRA2AK",
    end: `P2${isNorthAmerican ? "9" : "Z"}${serial}`,
    hasCheckDigit: isNorthAmerican,
  });
}
