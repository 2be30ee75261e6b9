/** The part of the address that names the vehicle to show, by its key. */
export const VEHICLE_PARAMETER = "vehicle";
