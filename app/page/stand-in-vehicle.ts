import type { Make } from "../site/site-config.ts";
import type { VehicleDrawing } from "../ui/vehicle-art/vehicle-drawings.ts";

/** The drawing that each make shows while no vehicle is known. */
export const STAND_IN_VEHICLES = { landrover: "defender", jaguar: "i-pace" } as const satisfies Record<
  Make,
  VehicleDrawing
>;
