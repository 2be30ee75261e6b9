import type { UserIdType } from "../../../../contracts/vehicles/vehicle-identity.ts";
import { maskVin } from "../../../domain/masking.ts";
import { ownsVehicle, type PersonIds } from "../../../domain/vehicle/ownership/vehicle-owner.ts";
import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";
import { missingParameters } from "../../../request/missing-parts.ts";

/** A vehicle as a script of the page may know it: nothing about its owner, and its VIN only masked. */
export type VehicleDocument = {
  vin: string;
  make: SelectedVehicle["make"];
  market: string;
  model: string;
  modelName: string;
  subscriptions: { productId: string; expiryDate?: string }[];
};

/** The vehicle in hand; what the maker's systems call it is known to a browser that holds it. */
export type HeldVehicleDocument = VehicleDocument & { vehicleId?: string; cryptedVin?: string };

/** What a customer who has signed in is called, for the browser they have signed in with. */
export type CustomerDocument = {
  email: string;
  /** The id by which vehicles know the customer, and whose id that is. */
  uuid: string;
  userIdType: UserIdType;
  /** The id at the identity provider. */
  principalUuid: string;
};

export type HeldAnswer = { vehicle: HeldVehicleDocument; customer?: CustomerDocument };

export function customerDocument(
  person: PersonIds,
  { email, owner }: { email: string; owner: SelectedVehicle["owner"] },
): CustomerDocument {
  const { identityId, forgerockId } = person;
  const principalUuid = forgerockId ?? identityId;
  const isForgerockOwner = owner.isForgerockUser && ownsVehicle(person, owner);
  return isForgerockOwner
    ? { email, uuid: owner.id, userIdType: "FORGEROCK", principalUuid }
    : { email, uuid: identityId, userIdType: "SAP_CDC", principalUuid };
}

/** A date is left out where it is for the owner's eyes only. */
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

/** What a script is told instead; the code of the vehicle service for somebody else's vehicle is not passed on. */
export const LOOKUP_REFUSALS = {
  unknown: { status: 404, body: { code: "VEHICLE_NOT_FOUND", message: "The vehicle is not known." } },
  signInNeeded: { status: 401, body: { code: "SIGN_IN_NEEDED", message: "Vehicles are listed for their owner." } },
  otherUser: { status: 403, body: { code: "E001", message: "The VIN is connected to another user" } },
  unavailable: { status: 503, body: { code: "UNAVAILABLE", message: "Vehicles cannot be looked up at the moment." } },
  limited: { status: 429, body: { code: "TOO_MANY_REQUESTS", message: "Please wait before you ask again." } },
  marketMismatch: { status: 422, body: { code: "MARKET_ERROR", message: "Market Error" } },
  brandMismatch: { status: 422, body: { code: "BRAND_ERROR", message: "Brand Error" } },
  incomplete: { status: 400, body: { code: "MissingParameters", message: missingParameters(["service"]).detail } },
  misfit: { status: 400, body: { code: "INVALID_REQUEST", message: "The request cannot be read." } },
} as const satisfies Record<string, Refusal>;
