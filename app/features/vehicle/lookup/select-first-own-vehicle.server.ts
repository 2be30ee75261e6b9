import { isFault } from "../../../../contracts/fault.ts";
import { lookupVehicles } from "../../../../contracts/vehicles/lookup-vehicles.ts";
import { externalIdHeader } from "../../../../contracts/vehicles/vehicles-wire.ts";
import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";
import { type RequestContext, sessionContext, vehicleContext } from "../../../request/request-context.ts";
import { lookupDeps } from "./lookup-deps.server.ts";
import { vehiclesFromWire } from "./vehicles-from-wire.ts";
import { isServedIn } from "./vehicle-market.ts";

/** Selects the first of the customer's vehicles that this shop sells for, so that no VIN must be typed. */
export async function selectFirstOwnVehicle(context: RequestContext): Promise<SelectedVehicle | undefined> {
  const { person } = context.get(sessionContext);
  if (!person) return undefined;
  const own = (await findVehicleOf(context, person.accountId)) ?? (await findVehicleOf(context, person.forgerockId));
  if (own) context.get(vehicleContext).select(own);
  return own;
}

async function findVehicleOf(
  context: RequestContext,
  ownerId: string | undefined,
): Promise<SelectedVehicle | undefined> {
  if (ownerId === undefined) return undefined;
  const { vehicles, now, make, country, countries, responseVersion } = lookupDeps(context);
  try {
    const answer = await vehicles(
      lookupVehicles,
      {
        query: {
          service: "vehicles",
          consolidateConNav: "true",
          responseVersion,
          timestamp: String(now().getTime()),
        },
      },
      { headers: { [externalIdHeader]: ownerId } },
    );
    return vehiclesFromWire(answer).find(
      (vehicle) => vehicle.make === make && isServedIn(vehicle.country, country, countries),
    );
  } catch (error) {
    if (!isFault(error)) throw error;
    return undefined;
  }
}
