import type { VehicleDrawing } from "./vehicle-drawings.ts";

const DRAWINGS: Readonly<Record<string, VehicleDrawing>> = {
  RangeRover: "range-rover",
  RangeRoverSport: "range-rover-sport",
  RangeRoverVelar: "velar",
  RangeRoverEvoque: "evoque",
  Defender: "defender",
  Discovery: "discovery",
  DiscoverySport: "discovery-sport",
  IPace: "i-pace",
  FPace: "f-pace",
  EPace: "e-pace",
  XE: "xe",
  XF: "xf",
  FType: "f-type",
};

/** The drawing of a vehicle model; undefined if there is none. */
export function drawingOfModel(modelKey: string): VehicleDrawing | undefined {
  return Object.hasOwn(DRAWINGS, modelKey) ? DRAWINGS[modelKey] : undefined;
}
