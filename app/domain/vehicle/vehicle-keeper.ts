import type { VehicleInHand } from "./vehicle.ts";

/** How a vehicle is called by whoever asks for it. */
export type VehicleName = { vin: string } | { cryptedVin: string };

/** The vehicle in hand for the length of one request. */
export type VehicleKeeper = {
  /** The vehicle of this make, as far as it is known. Its country may be another than the shop's. */
  readonly current: VehicleInHand | undefined;
  /** A vehicle that was asked for while the vehicle service did not answer. */
  readonly wanted: VehicleName | undefined;
  /** When the facts about it were told, in milliseconds of the shop's clock. */
  readonly knownAt: number | undefined;
  /** Asks the vehicle service again when what is known has grown old. When it cannot say, the old facts stay. */
  refresh(): Promise<VehicleInHand | undefined>;
  /** What is known may have changed just now: the next page that needs it asks again. */
  markStale(): void;
  /** Keeps a vehicle for the pages of its own make, also when these are pages of the other one. */
  take(vehicle: VehicleInHand): void;
  /** Keeps in mind which vehicle to ask for once the service answers again. */
  want(name: VehicleName): void;
  drop(): void;
};
