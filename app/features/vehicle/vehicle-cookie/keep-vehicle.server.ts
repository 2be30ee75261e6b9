import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";
import type { VehicleMake } from "../../../domain/vehicle/vin.ts";
import type { VehicleSelection, VehicleReference } from "../../../domain/vehicle/vehicle-selection.ts";
import type { LookupOutcome } from "../lookup/look-up-vehicle.server.ts";
import type { StoredVehicle } from "./vehicle-cookie.server.ts";

/** What is known about a vehicle is good for five minutes. */
export const FRESH_MS = 300_000;
/** What was ordered reaches the vehicle within this time; until then the facts are asked for again and again. */
export const DOUBTED_MS = 600_000;
export const FRESH_WHILE_DOUBTED_MS = 5_000;

type Deps = {
  /** The make of the pages that are asked for. */
  make: VehicleMake;
  stored: StoredVehicle | undefined;
  now: () => Date;
  lookUp: (name: VehicleReference) => Promise<LookupOutcome>;
};

/** What became of the vehicle of a make: undefined when there is none any more. */
type Changes = ReadonlyMap<VehicleMake, StoredVehicle | undefined>;

/** Holds the vehicle for one request and remembers what has to be written down about it. */
export function keepVehicle({ make, stored, now, lookUp }: Deps): VehicleSelection & { changes(): Changes } {
  const changes = new Map<VehicleMake, StoredVehicle | undefined>();
  const held = () => (changes.has(make) ? changes.get(make) : stored);
  const known = () => {
    const here = held();
    return here && "vehicle" in here && here.vehicle.make === make ? here : undefined;
  };
  let refreshing: Promise<void> | undefined;

  const take = (vehicle: SelectedVehicle) => {
    const before = known();
    const isSame = before?.vehicle.vin === vehicle.vin;
    changes.set(vehicle.make, {
      vehicle: { ...vehicle, subscriptions: [...vehicle.subscriptions] },
      knownAt: now().getTime(),
      ...(isSame && before.doubtedAt !== undefined && { doubtedAt: before.doubtedAt }),
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
      if (here && !isFresh(here, now())) {
        refreshing ??= askAgain(here.vehicle.vin);
        await refreshing;
      }
      return known()?.vehicle;
    },
    markStale() {
      const here = known();
      if (here) changes.set(make, { ...here, knownAt: 0, doubtedAt: now().getTime() });
    },
    take,
    want: (name) => void changes.set(make, { wanted: name }),
    drop,
    changes: () => changes,
  };
}

/** A clock that was put back makes no facts fresh. */
function isFresh({ knownAt, doubtedAt = 0 }: { knownAt: number; doubtedAt?: number | undefined }, now: Date): boolean {
  const age = now.getTime() - knownAt;
  const isDoubted = now.getTime() - doubtedAt <= DOUBTED_MS;
  return age >= 0 && age <= (isDoubted ? FRESH_WHILE_DOUBTED_MS : FRESH_MS);
}
