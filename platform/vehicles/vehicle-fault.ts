import type { VehicleFault } from "../../contracts/vehicles/vehicles-wire.ts";
import { Refusal, type RefusalStatus } from "../refusal.ts";
import type { RefuseInput } from "../serve-endpoint.ts";

export const vehicleNotFound: VehicleFault = { code: "VEHICLE_NOT_FOUND", message: "The vehicle is not known." };
export const noSuchCall: VehicleFault = { code: "NOT_FOUND", message: "There is no such call." };
export const unknownCaller: VehicleFault = { code: "UNAUTHORIZED", message: "The caller is not known." };
export const tooManyCalls: VehicleFault = { code: "TOO_MANY_REQUESTS", message: "The caller asks too often." };
export const bodyTooLarge: VehicleFault = { code: "PAYLOAD_TOO_LARGE", message: "The body is too large." };

export function vehicleRefusal(status: RefusalStatus, fault: VehicleFault): Refusal {
  return new Refusal(status, fault);
}

export function invalidRequest(message: string): Refusal {
  return vehicleRefusal(400, { code: "INVALID_REQUEST", message });
}

/** Names only the field: the value may be a VIN, and responses may be logged. */
export const refuseVehicleInput: RefuseInput = ({ part, error }) => {
  const path = error.issues[0]?.path.join(".") ?? "";
  return invalidRequest(`The ${part} of the request cannot be read${path ? ` at ${path}` : ""}.`);
};
