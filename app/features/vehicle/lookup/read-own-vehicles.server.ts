import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";
import { type RequestContext, sessionContext } from "../../../request/request-context.ts";
import { lookUpOwnVehicles } from "./look-up-vehicle.server.ts";
import { idsOf, lookupDeps } from "./lookup-deps.server.ts";

/** The customer's vehicles that this shop sells for; none for a guest. Throws the fault of a vehicle service that fails. */
export async function readOwnVehicles(context: RequestContext): Promise<readonly SelectedVehicle[]> {
  const { person } = context.get(sessionContext);
  if (!person) return [];
  const outcome = await lookUpOwnVehicles({ ...lookupDeps(context), externalIds: idsOf(person) });
  if (outcome.kind === "unavailable") throw outcome.fault;
  return outcome.kind === "own" ? outcome.vehicles : [];
}
