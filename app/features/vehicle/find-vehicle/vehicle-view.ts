import { maskVin } from "../../../../contracts/vehicles/mask-vin.ts";
import type { SelectedVehicle, VehicleView } from "../../../domain/vehicle/vehicle.ts";

/** The vehicle as pages may show it. */
export function vehicleView({ modelKey, modelName, vin }: SelectedVehicle): VehicleView {
  return { modelKey, modelName, maskedVin: maskVin(vin) ?? "" };
}
