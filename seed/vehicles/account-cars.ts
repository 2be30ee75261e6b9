import type { VehicleMarket } from "../../contracts/vehicles/vehicle-identity.ts";
import type { OwnerNumber } from "./owners.ts";
import type { SampleService } from "./sample-cars.ts";
import { buildVin } from "./vin.ts";

type AccountCar = {
  owner: OwnerNumber;
  /** Its index among the owner's vehicles, as the demonstration's orders count them. */
  position: number;
  /** Days from today to the end of each service. */
  services: Partial<Record<SampleService, number>>;
};

/**
 * Vehicles with subscriptions in every state, for the account pages; the demonstration's orders include them. They are
 * not among the samples of a market, because each sample shows one state only.
 */
export const accountCars: readonly AccountCar[] = [
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
