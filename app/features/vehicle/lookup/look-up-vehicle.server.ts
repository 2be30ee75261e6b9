import type { Client } from "../../../../contracts/client.ts";
import { type Fault, isFault } from "../../../../contracts/fault.ts";
import { lookupVehicles, type ResponseVersion } from "../../../../contracts/vehicles/lookup-vehicles.ts";
import { connectedToAnotherUser, externalIdHeader } from "../../../../contracts/vehicles/vehicles-wire.ts";
import type { CountryConfigurations } from "../../../catalogue/country-configurations.ts";
import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";
import { hasVinShape, normaliseVin, type VehicleMake } from "../../../domain/vehicle/vin.ts";
import type { CountryCode } from "../../../site/country-codes.ts";
import type { VehicleReference } from "../../../domain/vehicle/vehicle-selection.ts";
import { vehicleFacts } from "./vehicle-facts.ts";
import { isServedIn } from "./vehicle-market.ts";

export type LookupDeps = {
  vehicles: Client;
  now: () => Date;
  /** What the shop of this request sells for. */
  make: VehicleMake;
  country: CountryCode;
  countries: CountryConfigurations;
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
  /** The owner's other vehicles of this shop come along where they were asked for. */
  | { kind: "found"; vehicle: SelectedVehicle; others?: readonly SelectedVehicle[] }
  | { kind: "marketMismatch"; vehicle: SelectedVehicle; country: string }
  | { kind: "brandMismatch"; vehicle: SelectedVehicle }
  | { kind: "unknown" }
  | { kind: "otherUser" }
  | { kind: "unavailable"; fault: Fault };

const maxCryptedVin = 400;
const usualPatienceMs = 6_000;

/** How the vehicle service is to answer. The pages want one vehicle, with navigation as one subscription. */
export type LookupFlags = { exactVehicleMatch: boolean; consolidateConNav: boolean };
const usualFlags: LookupFlags = { exactVehicleMatch: true, consolidateConNav: true };

export async function lookUpVehicle(
  deps: LookupDeps,
  name: VehicleReference,
  flags = usualFlags,
): Promise<LookupOutcome> {
  const asked = askable(name);
  if (!asked) return { kind: "unknown" };
  const found = await ask(deps, { service: "vehicle", ...asked, ...flagsOnWire(flags) });
  if ("kind" in found) return found;
  const [vehicle, ...rest] = found;
  if (!vehicle) return { kind: "unknown" };
  if (vehicle.make !== deps.make) return { kind: "brandMismatch", vehicle };
  if (!isServedIn(vehicle.country, deps.country, deps.countries)) {
    return { kind: "marketMismatch", vehicle, country: vehicle.country };
  }
  const others = rest.filter((other) => isOfShop(other, deps));
  return { kind: "found", vehicle, ...(others.length > 0 && { others }) };
}

/** Every vehicle of the customer who has signed in that this shop sells for. */
export async function lookUpOwnVehicles(deps: LookupDeps, flags = usualFlags) {
  const found: SelectedVehicle[] = [];
  for (const externalId of deps.externalIds ?? []) {
    const asked = await askAs(deps, { service: "vehicles", ...flagsOnWire(flags) }, externalId);
    if (!("kind" in asked)) found.push(...asked);
    else if (asked.kind === "unavailable") return asked;
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

/** What cannot be a VIN is not asked for. */
function askable(name: VehicleReference): VehicleReference | undefined {
  if ("cryptedVin" in name) return name.cryptedVin.length <= maxCryptedVin ? name : undefined;
  const { vin } = normaliseVin(name.vin);
  return hasVinShape(vin) ? { vin } : undefined;
}

type Question = { service: "vehicle" | "vehicles"; vin?: string; cryptedVin?: string } & ReturnType<typeof flagsOnWire>;
type Asked = SelectedVehicle[] | Extract<LookupOutcome, { kind: "unknown" | "otherUser" | "unavailable" }>;

/** As every id of the customer in turn, until one of them is the owner's. */
async function ask(deps: LookupDeps, question: Question): Promise<Asked> {
  const { externalIds = [] } = deps;
  if (externalIds.length === 0) return askAs(deps, question, undefined);
  for (const externalId of externalIds) {
    const asked = await askAs(deps, question, externalId);
    if (!("kind" in asked) || asked.kind !== "otherUser") return asked;
  }
  return { kind: "otherUser" };
}

async function askAs(
  { vehicles, now, responseVersion, patienceMs = usualPatienceMs }: LookupDeps,
  question: Question,
  externalId: string | undefined,
): Promise<Asked> {
  try {
    const answer = await vehicles(
      lookupVehicles,
      {
        query: { ...question, responseVersion, timestamp: String(now().getTime()) },
      },
      {
        patience: patienceMs,
        ...(externalId !== undefined && { headers: { [externalIdHeader]: externalId } }),
      },
    );
    return vehicleFacts(answer);
  } catch (error) {
    if (!isFault(error)) throw error;
    if (error.type === connectedToAnotherUser.code) return { kind: "otherUser" };
    const isUnknown = error.kind === "refused" && error.status === 404;
    return isUnknown ? { kind: "unknown" } : { kind: "unavailable", fault: error };
  }
}
