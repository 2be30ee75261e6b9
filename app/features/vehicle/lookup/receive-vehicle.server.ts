import { factsContext, limitsContext, type RequestContext, vehicleContext } from "../../../request/request-context.ts";
import type { Allowance } from "../../../settings/rate-limits.ts";
import type { VehicleReference } from "../../../domain/vehicle/vehicle-selection.ts";
import { countLookup } from "./count-lookup.server.ts";
import { type LookupOutcome, lookUpVehicle } from "./look-up-vehicle.server.ts";
import { lookupDeps } from "./lookup-deps.server.ts";

export type Reception = Exclude<LookupOutcome, { kind: "unavailable" }> | { kind: "unavailable" } | Refused;
type Refused = { kind: "limited" } & Pick<Extract<Allowance, { isAllowed: false }>, "retryAfterSeconds">;

/**
 * Looks up the vehicle a visitor has named and takes it in hand. A vehicle of another country or make is taken too, so
 * that the right shop knows it when the visitor gets there.
 */
export async function receiveVehicle(context: RequestContext, name: VehicleReference): Promise<Reception> {
  const { ip } = context.get(factsContext);
  const allowance = await countLookup(context.get(limitsContext), { ip, name });
  if (!allowance.isAllowed) return { kind: "limited", retryAfterSeconds: allowance.retryAfterSeconds };
  const outcome = await lookUpVehicle(lookupDeps(context), name);
  if ("vehicle" in outcome) context.get(vehicleContext).take(outcome.vehicle);
  return outcome;
}
