/** Every currency of the shop has a hundred minor units. */
const MINOR_UNITS = 100;

/** An amount of a request or response, such as 12.5, in minor units. */
export const toMinorUnits = (amount: number): number => Math.round(amount * MINOR_UNITS);

/** Minor units as the decimal of a request or response. */
export const toMajorUnits = (minorUnits: number): number => minorUnits / MINOR_UNITS;

/** Minor units as text with two places, such as 12.50. */
export const majorUnitsText = (minorUnits: number): string => toMajorUnits(minorUnits).toFixed(2);
