import type { SelectedVehicle } from "./vehicle.ts";

/** The VIN of a vehicle, plain or as the vehicle service encrypts it. */
export type VehicleReference = { vin: string } | { cryptedVin: string };

/** The selected vehicle during one request. */
export type VehicleSelection = {
  /** The vehicle of this make, as far as it is known. Its country may be another than the shop's. */
  readonly selectedVehicle: SelectedVehicle | undefined;
  /** A vehicle to look up once the vehicle service answers again; it did not when the visitor named the vehicle. */
  readonly pendingLookup: VehicleReference | undefined;
  /** When the vehicle service last answered about it, in milliseconds of the shop's clock. */
  readonly knownAt: number | undefined;
  /** Reads the vehicle again when its data is old. Keeps the old data while the vehicle service fails. */
  refresh(): Promise<SelectedVehicle | undefined>;
  /** Marks the data as outdated: the next page that needs the vehicle reads it again. */
  markStale(): void;
  /** Stores a vehicle for the site of its own make, also when the request is for the other make. */
  select(vehicle: SelectedVehicle): void;
  /** Stores which vehicle to read once the vehicle service answers again. */
  storePendingLookup(reference: VehicleReference): void;
  drop(): void;
};
