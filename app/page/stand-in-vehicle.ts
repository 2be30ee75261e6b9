import type { Make } from "../site/site-config.ts";
import type { VehicleDrawing } from "../ui/vehicle-art/vehicle-drawings.ts";

/** The drawing on the road of each make while no vehicle is known. */
export const STAND_IN_VEHICLES = { landrover: "defender", jaguar: "i-pace" } as const satisfies Record<
  Make,
  VehicleDrawing
>;
