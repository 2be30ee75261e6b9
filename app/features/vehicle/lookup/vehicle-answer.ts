import type { UserIdType } from "../../../../contracts/vehicles/vehicle-identity.ts";
import { maskVin } from "../../../../contracts/vehicles/mask-vin.ts";
import { ownsVehicle, type PersonIds } from "../../../domain/vehicle/ownership/vehicle-owner.ts";
import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";
import { missingParameters } from "../../../request/missing-parts.ts";

/** A vehicle as a script of the page may see it: without its owner, and with a masked VIN. */
export type VehicleDocument = {
  vin: string;
  make: SelectedVehicle["make"];
  market: string;
  model: string;
  modelName: string;
  subscriptions: { productId: string; expiryDate?: string }[];
};

/** The selected vehicle; this browser may also see the ids of the maker's systems. */
export type SelectedVehicleDocument = VehicleDocument & { vehicleId?: string; cryptedVin?: string };

/** The ids of the signed-in customer, for their own browser. */
export type CustomerDocument = {
  email: string;
  /** The id by which the vehicle service knows the customer, and which system it comes from. */
  uuid: string;
  userIdType: UserIdType;
  /** The id at the identity provider. */
  principalUuid: string;
};

export type SelectedVehicleAnswer = { vehicle: SelectedVehicleDocument; customer?: CustomerDocument };

export function customerDocument(
  person: PersonIds,
  { email, owner }: { email: string; owner: SelectedVehicle["owner"] },
): CustomerDocument {
  const { accountId, forgerockId } = person;
  const principalUuid = forgerockId ?? accountId;
  const isForgerockOwner = owner.isForgerockUser && ownsVehicle(person, owner);
  return isForgerockOwner
    ? { email, uuid: owner.id, userIdType: "FORGEROCK", principalUuid }
    : { email, uuid: accountId, userIdType: "SAP_CDC", principalUuid };
}

/** Leaves out dates that only the owner may see. */
export function vehicleDocument(
  vehicle: SelectedVehicle,
  mayShowDate: (productId: string) => boolean,
): VehicleDocument {
  return {
    vin: maskVin(vehicle.vin) ?? "",
    make: vehicle.make,
    market: vehicle.country,
    model: vehicle.modelKey,
    modelName: vehicle.modelName,
    subscriptions: vehicle.subscriptions.map(({ productId, expiresOn }) => ({
      productId,
      ...(mayShowDate(productId) && { expiryDate: expiresOn }),
    })),
  };
}

export type Refusal = { status: number; body: { code: string; message: string; market?: string } };

/** The error responses for a script. */
export const LOOKUP_REFUSALS = {
  unknown: { status: 404, body: { code: "VEHICLE_NOT_FOUND", message: "The vehicle is not known." } },
  signInNeeded: { status: 401, body: { code: "SIGN_IN_NEEDED", message: "Vehicles are listed for their owner." } },
  otherUser: { status: 403, body: { code: "E001", message: "The VIN is connected to another user" } },
  unavailable: { status: 503, body: { code: "UNAVAILABLE", message: "Vehicles cannot be looked up at the moment." } },
  limited: { status: 429, body: { code: "TOO_MANY_REQUESTS", message: "Please wait before you ask again." } },
  marketMismatch: { status: 422, body: { code: "MARKET_ERROR", message: "Market Error" } },
  makeMismatch: { status: 422, body: { code: "BRAND_ERROR", message: "Brand Error" } },
  missingParameter: {
    status: 400,
    body: { code: "MissingParameters", message: missingParameters(["service"]).detail },
  },
  invalid: { status: 400, body: { code: "INVALID_REQUEST", message: "The request cannot be read." } },
} as const satisfies Record<string, Refusal>;
