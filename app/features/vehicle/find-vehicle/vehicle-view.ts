import { maskVin } from "../../../domain/masking.ts";
import type { SelectedVehicle, VehicleView } from "../../../domain/vehicle/vehicle.ts";

/** What pages may show of the vehicle. */
export function vehicleView({ modelKey, modelName, vin }: SelectedVehicle): VehicleView {
  return { modelKey, modelName, maskedVin: maskVin(vin) ?? "" };
}
