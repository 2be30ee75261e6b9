import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";
import type { VehicleMake } from "../../../domain/vehicle/vin.ts";
import type { VehicleSelection, VehicleReference } from "../../../domain/vehicle/vehicle-selection.ts";
import type { LookupOutcome } from "../lookup/look-up-vehicle.server.ts";
import type { VehicleCookieValue } from "./vehicle-cookie.server.ts";

/** Stored data about a vehicle is fresh for five minutes. */
export const FRESH_MS = 300_000;
/** An order reaches the vehicle within this time; until then its data is read again often. */
export const RECHECK_PERIOD_MS = 600_000;
export const FRESH_WHILE_RECHECKING_MS = 5_000;

type Deps = {
  /** The make of the requested page's site. */
  make: VehicleMake;
  stored: VehicleCookieValue | undefined;
  now: () => Date;
  lookUp: (reference: VehicleReference) => Promise<LookupOutcome>;
};

/** The new vehicle of a make; undefined when it was removed. */
type Changes = ReadonlyMap<VehicleMake, VehicleCookieValue | undefined>;

/** Holds the vehicle for one request and collects the changes to store in cookies. */
export function createVehicleSelection({ make, stored, now, lookUp }: Deps): VehicleSelection & { changes(): Changes } {
  const changes = new Map<VehicleMake, VehicleCookieValue | undefined>();
  const latest = () => (changes.has(make) ? changes.get(make) : stored);
  const known = () => {
    const entry = latest();
    return entry && "vehicle" in entry && entry.vehicle.make === make ? entry : undefined;
  };
  let refreshing: Promise<void> | undefined;

  const select = (vehicle: SelectedVehicle) => {
    const before = known();
    const isSame = before?.vehicle.vin === vehicle.vin;
    changes.set(vehicle.make, {
      vehicle: { ...vehicle, subscriptions: [...vehicle.subscriptions] },
      knownAt: now().getTime(),
      ...(isSame && before.doubtedAt !== undefined && { doubtedAt: before.doubtedAt }),
    });
  };
  const drop = () => {
    if (latest()) changes.set(make, undefined);
  };
  const lookUpAgain = async (vin: string) => {
    const outcome = await lookUp({ vin });
    if (outcome.kind === "unknown") drop();
    else if ("vehicle" in outcome) select(outcome.vehicle);
  };

  return {
    get selectedVehicle() {
      return known()?.vehicle;
    },
    get pendingLookup() {
      const entry = latest();
      return entry && "wanted" in entry ? entry.wanted : undefined;
    },
    get knownAt() {
      return known()?.knownAt;
    },
    async refresh() {
      const entry = known();
      if (entry && !isFresh(entry, now())) {
        refreshing ??= lookUpAgain(entry.vehicle.vin);
        await refreshing;
      }
      return known()?.vehicle;
    },
    markStale() {
      const entry = known();
      if (entry) changes.set(make, { ...entry, knownAt: 0, doubtedAt: now().getTime() });
    },
    select,
    storePendingLookup: (reference) => void changes.set(make, { wanted: reference }),
    drop,
    changes: () => changes,
  };
}

/** Data from the future, after the clock was put back, is not fresh. */
function isFresh({ knownAt, doubtedAt = 0 }: { knownAt: number; doubtedAt?: number | undefined }, now: Date): boolean {
  const age = now.getTime() - knownAt;
  const isRechecking = now.getTime() - doubtedAt <= RECHECK_PERIOD_MS;
  return age >= 0 && age <= (isRechecking ? FRESH_WHILE_RECHECKING_MS : FRESH_MS);
}
