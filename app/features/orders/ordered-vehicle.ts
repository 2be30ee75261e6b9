import type { OrderSummary } from "../../../contracts/order-management/order-summary.ts";
import { findVehicleModel } from "../../../contracts/vehicles/vehicle-models.ts";
import { maskVin } from "../../../contracts/vehicles/mask-vin.ts";
import { drawingOfModel } from "../../ui/vehicle-art/drawing-of-model.ts";
import type { VehicleDrawing } from "../../ui/vehicle-art/vehicle-drawings.ts";

/** The vehicle that an order is for; its VIN is masked. */
export type OrderedVehicle = { name: string; vin?: string; drawing?: VehicleDrawing };

/** By the name that owners use; one that no model has stays as the order has it. */
export function vehicleFromWire(order: Pick<OrderSummary, "SNPOMSVehicleName_C" | "SNPOMSVin_C">): OrderedVehicle {
  const model = findVehicleModel(order.SNPOMSVehicleName_C);
  const vin = maskVin(order.SNPOMSVin_C);
  const drawing = model && drawingOfModel(model.key);
  return { name: model?.name ?? order.SNPOMSVehicleName_C, ...(vin && { vin }), ...(drawing && { drawing }) };
}
