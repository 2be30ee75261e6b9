import type { VehicleModel } from "./vehicle-models.ts";

const DRAWINGS: Readonly<Record<string, VehicleModel>> = {
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

/** The drawing of a model; undefined if there is none. */
export function drawingOf(modelKey: string): VehicleModel | undefined {
  return Object.hasOwn(DRAWINGS, modelKey) ? DRAWINGS[modelKey] : undefined;
}
