/**
 * Where each drawing's nose is, as x in its 1200 units wide file. All vehicles share one scale,
 * so the nose is at another place in each file.
 */
export const VEHICLE_NOSE = {
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

export type VehicleModel = keyof typeof VEHICLE_NOSE;

export const VEHICLE_MODELS = Object.keys(VEHICLE_NOSE) as VehicleModel[];

const FILE_WIDTH = 1200;

/** The nose as a part of the drawn width, ready for CSS. */
export function noseShare(model: VehicleModel): number {
  return VEHICLE_NOSE[model] / FILE_WIDTH;
}
