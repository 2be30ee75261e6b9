/**
 * The x position of the vehicle's front in each drawing, which is 1200 units wide. All drawings share one scale,
 * so the position differs.
 */
export const FRONT_POSITIONS = {
  defender: 135,
  discovery: 130,
  "discovery-sport": 164,
  evoque: 186,
  velar: 147,
  "range-rover": 121,
  "range-rover-sport": 132,
  "e-pace": 182,
  "f-pace": 150,
  "i-pace": 156,
  "f-type": 177,
  xe: 157,
  xf: 130,
} as const;

export type VehicleDrawing = keyof typeof FRONT_POSITIONS;

export const VEHICLE_DRAWINGS = Object.keys(FRONT_POSITIONS) as VehicleDrawing[];

const FILE_WIDTH = 1200;

/** The position of the front as a fraction of the width, for CSS. */
export function frontShare(drawing: VehicleDrawing): number {
  return FRONT_POSITIONS[drawing] / FILE_WIDTH;
}
