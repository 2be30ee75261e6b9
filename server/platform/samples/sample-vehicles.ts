import { SAMPLE_KINDS, type SampleKind, type SampleVehicle } from "../../../app/domain/vehicle/sample-vehicle.ts";
import { vehicleMarkets } from "../../../contracts/vehicles/vehicle-identity.ts";
import { findVehicleModel } from "../../../contracts/vehicles/vehicle-models.ts";
import { seedVehicles } from "../../../seed/vehicles/vehicles.ts";
import type { Environment } from "../../environment/environment.ts";

/** The sample vehicles for visitors to try, where the vehicle service is the embedded one. */
export function sampleVehicles({ STAGE, VEHICLES_URL }: Environment): SampleVehicle[] {
  if (STAGE === "production" || VEHICLES_URL) return [];
  // The day changes only dates, which are not used here.
  const { samples, vehicles } = seedVehicles(new Date(0));
  const modelOf = new Map(vehicles.map(({ vin, model }) => [vin, findVehicleModel(model)]));
  return samples.flatMap(({ market, make, kind, vin }) => {
    if (!isShown(kind)) return [];
    const model = modelOf.get(vin);
    return {
      country: vehicleMarkets[market],
      make: make === "Jaguar" ? ("jaguar" as const) : ("landrover" as const),
      kind,
      vin,
      ...(model && { model: { key: model.key, name: model.name } }),
    };
  });
}

function isShown(kind: string): kind is SampleKind {
  return SAMPLE_KINDS.some((shown) => shown === kind);
}
