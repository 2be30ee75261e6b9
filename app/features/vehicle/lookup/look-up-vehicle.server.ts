import type { Client } from "../../../../contracts/client.ts";
import { type Fault, isFault } from "../../../../contracts/fault.ts";
import { lookupVehicles, type ResponseVersion } from "../../../../contracts/vehicles/lookup-vehicles.ts";
import { connectedToAnotherUser, externalIdHeader } from "../../../../contracts/vehicles/vehicles-wire.ts";
import type { CountryConfigurations } from "../../../catalogue/country-configurations.ts";
import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";
import { hasVinShape, normaliseVin, type VehicleMake } from "../../../domain/vehicle/vin.ts";
import type { CountryCode } from "../../../site/country-codes.ts";
import type { VehicleReference } from "../../../domain/vehicle/vehicle-selection.ts";
import { vehiclesFromWire } from "./vehicles-from-wire.ts";
import { isServedIn } from "./vehicle-market.ts";

export type LookupDeps = {
  vehicles: Client;
  now: () => Date;
  /** The make and country that the shop of this request sells for. */
  make: VehicleMake;
  country: CountryCode;
  countries: CountryConfigurations;
  responseVersion: ResponseVersion;
  /**
   * The ids of the signed-in customer, who must own the vehicle; never taken from a request. The vehicle service knows
   * each owner by one of them.
   */
  externalIds?: readonly string[];
  /** How long a page waits for the service, retries included, in milliseconds. */
  timeoutMs?: number;
};

export type LookupOutcome =
  /** With the owner's other vehicles of this shop, if they were requested. */
  | { kind: "found"; vehicle: SelectedVehicle; others?: readonly SelectedVehicle[] }
  | { kind: "marketMismatch"; vehicle: SelectedVehicle; country: string }
  | { kind: "makeMismatch"; vehicle: SelectedVehicle }
  | { kind: "unknown" }
  | { kind: "otherUser" }
  | { kind: "unavailable"; fault: Fault };

const maxCryptedVin = 400;
const DEFAULT_TIMEOUT_MS = 6_000;

/** Options of the vehicle service. Pages use one vehicle, with navigation as one subscription. */
export type LookupFlags = { exactVehicleMatch: boolean; consolidateConNav: boolean };
const DEFAULT_FLAGS: LookupFlags = { exactVehicleMatch: true, consolidateConNav: true };

export async function lookUpVehicle(
  deps: LookupDeps,
  reference: VehicleReference,
  flags = DEFAULT_FLAGS,
): Promise<LookupOutcome> {
  const normalised = normaliseReference(reference);
  if (!normalised) return { kind: "unknown" };
  const found = await requestAsOwner(deps, { service: "vehicle", ...normalised, ...flagsOnWire(flags) });
  if ("kind" in found) return found;
  const [vehicle, ...rest] = found;
  if (!vehicle) return { kind: "unknown" };
  if (vehicle.make !== deps.make) return { kind: "makeMismatch", vehicle };
  if (!isServedIn(vehicle.country, deps.country, deps.countries)) {
    return { kind: "marketMismatch", vehicle, country: vehicle.country };
  }
  const others = rest.filter((other) => isOfShop(other, deps));
  return { kind: "found", vehicle, ...(others.length > 0 && { others }) };
}

/** All vehicles of the signed-in customer that this shop sells for. */
export async function lookUpOwnVehicles(deps: LookupDeps, flags = DEFAULT_FLAGS) {
  const found: SelectedVehicle[] = [];
  for (const externalId of deps.externalIds ?? []) {
    const result = await requestAs(deps, { service: "vehicles", ...flagsOnWire(flags) }, externalId);
    if (!("kind" in result)) found.push(...result);
    else if (result.kind === "unavailable") return result;
  }
  const vehicles = found.filter((vehicle) => isOfShop(vehicle, deps));
  return vehicles.length > 0 ? { kind: "own" as const, vehicles } : { kind: "unknown" as const };
}

const isOfShop = ({ make, country }: SelectedVehicle, deps: LookupDeps): boolean =>
  make === deps.make && isServedIn(country, deps.country, deps.countries);

const flagsOnWire = ({ exactVehicleMatch, consolidateConNav }: LookupFlags) => ({
  exactVehicleMatch: exactVehicleMatch ? ("true" as const) : ("false" as const),
  consolidateConNav: consolidateConNav ? ("true" as const) : ("false" as const),
});

/** Undefined for a reference that cannot be a VIN, so that it is not looked up. */
function normaliseReference(reference: VehicleReference): VehicleReference | undefined {
  if ("cryptedVin" in reference) return reference.cryptedVin.length <= maxCryptedVin ? reference : undefined;
  const { vin } = normaliseVin(reference.vin);
  return hasVinShape(vin) ? { vin } : undefined;
}

type LookupQuery = { service: "vehicle" | "vehicles"; vin?: string; cryptedVin?: string } & ReturnType<
  typeof flagsOnWire
>;
type LookupResult = SelectedVehicle[] | Extract<LookupOutcome, { kind: "unknown" | "otherUser" | "unavailable" }>;

/** Tries every id of the customer in turn, until one of them is the owner's. */
async function requestAsOwner(deps: LookupDeps, query: LookupQuery): Promise<LookupResult> {
  const { externalIds = [] } = deps;
  if (externalIds.length === 0) return requestAs(deps, query, undefined);
  for (const externalId of externalIds) {
    const result = await requestAs(deps, query, externalId);
    if (!("kind" in result) || result.kind !== "otherUser") return result;
  }
  return { kind: "otherUser" };
}

async function requestAs(
  { vehicles, now, responseVersion, timeoutMs = DEFAULT_TIMEOUT_MS }: LookupDeps,
  query: LookupQuery,
  externalId: string | undefined,
): Promise<LookupResult> {
  try {
    const answer = await vehicles(
      lookupVehicles,
      {
        query: { ...query, responseVersion, timestamp: String(now().getTime()) },
      },
      {
        timeoutMs,
        ...(externalId !== undefined && { headers: { [externalIdHeader]: externalId } }),
      },
    );
    return vehiclesFromWire(answer);
  } catch (error) {
    if (!isFault(error)) throw error;
    if (error.type === connectedToAnotherUser.code) return { kind: "otherUser" };
    const isUnknown = error.kind === "refused" && error.status === 404;
    return isUnknown ? { kind: "unknown" } : { kind: "unavailable", fault: error };
  }
}
