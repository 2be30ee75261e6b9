import type { Context, Hono } from "hono";
import type { ReceivedInput } from "../../contracts/endpoint.ts";
import { lookupVehicles, type VehicleResponse } from "../../contracts/vehicles/lookup-vehicles.ts";
import { connectedToAnotherUser, externalIdHeader } from "../../contracts/vehicles/vehicles-wire.ts";
import type { Queries } from "../../database/database.ts";
import { serveEndpoint } from "../serve-endpoint.ts";
import { findVehicle, findVehiclesOfOwner, type VehicleRecord } from "./find-vehicles.ts";
import { vehicleResponseDocument } from "./vehicle-documents.ts";
import { invalidRequest, refuseVehicleInput, vehicleNotFound, vehicleRefusal } from "./vehicle-fault.ts";
import type { VinLinks } from "./vin-links.ts";

type Query = ReceivedInput<typeof lookupVehicles>["query"];

/** A VIN that no vehicle has: an invalid encrypted VIN leads to the same search as a valid one. */
const unassignedVin = "0".repeat(17);

export function serveLookup(app: Hono, { queries, links }: { queries: Queries; links: VinLinks }): void {
  serveEndpoint(app, lookupVehicles, {
    refuseInput: refuseVehicleInput,
    async handle({ query }, context): Promise<VehicleResponse> {
      const externalId = readExternalId(context);
      const found =
        query.service === "vehicles"
          ? await findVehiclesOfOwner(queries, requireExternalId(externalId))
          : await findVehicle(queries, {
              vin: readVin(query, links),
              includeVehiclesOf: query.exactVehicleMatch ? undefined : externalId,
            });
      requireOwner(found, externalId);
      return vehicleResponseDocument(found, { ...query, encrypt: (vin) => links.issue(vin).cryptedVin });
    },
  });
}

function readVin({ vin, cryptedVin }: Query, links: VinLinks): string {
  return vin ?? links.open(cryptedVin ?? "") ?? unassignedVin;
}

function readExternalId(context: Context): string | undefined {
  const id = context.req.header(externalIdHeader);
  if (id === undefined) return undefined;
  if (!/^[A-Za-z0-9._:-]{1,100}$/.test(id)) throw invalidRequest("The external id cannot be read.");
  return id;
}

function requireExternalId(externalId: string | undefined): string {
  if (externalId === undefined) throw invalidRequest("The vehicles of an owner need an external id.");
  return externalId;
}

function requireOwner([vehicle]: readonly VehicleRecord[], externalId: string | undefined): void {
  if (!vehicle) throw vehicleRefusal(404, vehicleNotFound);
  if (externalId !== undefined && vehicle.owner.uuid !== externalId) throw vehicleRefusal(403, connectedToAnotherUser);
}
