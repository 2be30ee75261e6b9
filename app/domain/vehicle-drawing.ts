/** The drawing of each model, by the one word that every system has for it. */
const DRAWINGS = {
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
} as const;

export type VehicleDrawing = (typeof DRAWINGS)[keyof typeof DRAWINGS];

/** Undefined for a model that nobody has drawn yet. */
export function vehicleDrawing(modelKey: string): VehicleDrawing | undefined {
  return Object.hasOwn(DRAWINGS, modelKey) ? DRAWINGS[modelKey as keyof typeof DRAWINGS] : undefined;
}
