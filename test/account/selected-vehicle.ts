import type { SelectedVehicle } from "../../app/domain/vehicle/vehicle.ts";

/** A Defender without services, with the given changes. */
export const selectedVehicle = (change: Partial<SelectedVehicle> = {}): SelectedVehicle => ({
  vin: "SALEA7BWAS2Z00201",
  make: "landrover",
  country: "GB",
  modelKey: "Defender",
  modelName: "Defender",
  subscriptions: [],
  owner: { id: "owner", isForgerockUser: false },
  ...change,
});
