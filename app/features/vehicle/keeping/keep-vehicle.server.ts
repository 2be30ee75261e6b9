import type { VehicleInHand } from "../../../domain/vehicle.ts";
import type { VehicleMake } from "../../../domain/vin.ts";
import type { VehicleKeeper, VehicleName } from "../../../vehicle/vehicle-keeper.ts";
import type { LookupOutcome } from "../lookup/look-up-vehicle.server.ts";
import type { StoredVehicle } from "./vehicle-cookie.server.ts";

/** What is known about a vehicle is good for five minutes. */
export const FRESH_MS = 300_000;

type Ground = {
  /** The make of the pages that are asked for. */
  make: VehicleMake;
  stored: StoredVehicle | undefined;
  now: () => Date;
  lookUp: (name: VehicleName) => Promise<LookupOutcome>;
};

/** What became of the vehicle of a make: undefined when there is none any more. */
type Changes = ReadonlyMap<VehicleMake, StoredVehicle | undefined>;

/** Holds the vehicle for one request and remembers what has to be written down about it. */
export function keepVehicle({ make, stored, now, lookUp }: Ground): VehicleKeeper & { changes(): Changes } {
  const changes = new Map<VehicleMake, StoredVehicle | undefined>();
  const held = () => (changes.has(make) ? changes.get(make) : stored);
  const known = () => {
    const here = held();
    return here && "vehicle" in here && here.vehicle.make === make ? here : undefined;
  };
  let refreshing: Promise<void> | undefined;

  const take = (vehicle: VehicleInHand) => {
    changes.set(vehicle.make, {
      vehicle: { ...vehicle, subscriptions: [...vehicle.subscriptions] },
      knownAt: now().getTime(),
    });
  };
  const drop = () => {
    if (held()) changes.set(make, undefined);
  };
  const askAgain = async (vin: string) => {
    const outcome = await lookUp({ vin });
    if (outcome.kind === "unknown") drop();
    else if ("vehicle" in outcome) take(outcome.vehicle);
  };

  return {
    get current() {
      return known()?.vehicle;
    },
    get wanted() {
      const here = held();
      return here && "wanted" in here ? here.wanted : undefined;
    },
    get knownAt() {
      return known()?.knownAt;
    },
    async refresh() {
      const here = known();
      if (here && !isFresh(here.knownAt, now())) {
        refreshing ??= askAgain(here.vehicle.vin);
        await refreshing;
      }
      return known()?.vehicle;
    },
    take,
    want: (name) => void changes.set(make, { wanted: name }),
    drop,
    changes: () => changes,
  };
}

/** A clock that was put back makes no facts fresh. */
function isFresh(knownAt: number, now: Date): boolean {
  const age = now.getTime() - knownAt;
  return age >= 0 && age <= FRESH_MS;
}
