import type { Client } from "../../../../contracts/client.ts";
import { type Fault, isFault } from "../../../../contracts/fault.ts";
import { lookupVehicles, type ResponseVersion } from "../../../../contracts/vehicles/lookup-vehicles.ts";
import { connectedToAnotherUser, externalIdHeader } from "../../../../contracts/vehicles/vehicles-wire.ts";
import type { VehicleInHand } from "../../../domain/vehicle.ts";
import { hasVinShape, normaliseVin, type VehicleMake } from "../../../domain/vin.ts";
import type { CountryCode } from "../../../site/markets.ts";
import type { VehicleName } from "../../../vehicle/vehicle-keeper.ts";
import { vehicleFacts } from "./vehicle-facts.ts";
import { isServedIn } from "./vehicle-market.ts";

export type LookupGround = {
  vehicles: Client;
  now: () => Date;
  /** What the shop of this request sells for. */
  make: VehicleMake;
  country: CountryCode;
  responseVersion: ResponseVersion;
  /**
   * Whose vehicle it must be: the ids of the customer who has signed in, never taken from a request. The vehicle service
   * knows each owner by one of them.
   */
  externalIds?: readonly string[];
  /** How long a page waits for the service, repetitions included, in milliseconds. */
  patienceMs?: number;
};

export type LookupOutcome =
  | { kind: "found"; vehicle: VehicleInHand }
  | { kind: "marketMismatch"; vehicle: VehicleInHand; country: string }
  | { kind: "brandMismatch"; vehicle: VehicleInHand }
  | { kind: "unknown" }
  | { kind: "otherUser" }
  | { kind: "unavailable"; fault: Fault };

const maxCryptedVin = 400;
const usualPatienceMs = 6_000;

export async function lookUpVehicle(ground: LookupGround, name: VehicleName): Promise<LookupOutcome> {
  const asked = askable(name);
  if (!asked) return { kind: "unknown" };
  const vehicle = await ask(ground, asked);
  if ("kind" in vehicle) return vehicle;
  if (vehicle.make !== ground.make) return { kind: "brandMismatch", vehicle };
  if (!isServedIn(vehicle.country, ground.country)) {
    return { kind: "marketMismatch", vehicle, country: vehicle.country };
  }
  return { kind: "found", vehicle };
}

/** What cannot be a VIN is not asked for. */
function askable(name: VehicleName): VehicleName | undefined {
  if ("cryptedVin" in name) return name.cryptedVin.length <= maxCryptedVin ? name : undefined;
  const { vin } = normaliseVin(name.vin);
  return hasVinShape(vin) ? { vin } : undefined;
}

type Asked = VehicleInHand | Extract<LookupOutcome, { kind: "unknown" | "otherUser" | "unavailable" }>;

/** As every id of the customer in turn, until one of them is the owner's. */
async function ask(ground: LookupGround, name: VehicleName): Promise<Asked> {
  const { externalIds = [] } = ground;
  if (externalIds.length === 0) return askAs(ground, name, undefined);
  for (const externalId of externalIds) {
    const asked = await askAs(ground, name, externalId);
    if (!("kind" in asked) || asked.kind !== "otherUser") return asked;
  }
  return { kind: "otherUser" };
}

async function askAs(
  { vehicles, now, responseVersion, patienceMs = usualPatienceMs }: LookupGround,
  name: VehicleName,
  externalId: string | undefined,
): Promise<Asked> {
  try {
    const answer = await vehicles(
      lookupVehicles,
      {
        query: {
          service: "vehicle",
          ...name,
          exactVehicleMatch: "true",
          consolidateConNav: "true",
          responseVersion,
          timestamp: String(now().getTime()),
        },
      },
      {
        patience: patienceMs,
        ...(externalId !== undefined && { headers: { [externalIdHeader]: externalId } }),
      },
    );
    return vehicleFacts(answer)[0] ?? { kind: "unknown" };
  } catch (error) {
    if (!isFault(error)) throw error;
    if (error.type === connectedToAnotherUser.code) return { kind: "otherUser" };
    const isUnknown = error.kind === "refused" && error.status === 404;
    return isUnknown ? { kind: "unknown" } : { kind: "unavailable", fault: error };
  }
}
