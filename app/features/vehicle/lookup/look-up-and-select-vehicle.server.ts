import { factsContext, type RequestContext, vehicleContext, depsContext } from "../../../request/request-context.ts";
import type { LimitResult } from "../../../settings/rate-limits.ts";
import type { VehicleReference } from "../../../domain/vehicle/vehicle-selection.ts";
import { countLookup } from "./count-lookup.server.ts";
import { type LookupOutcome, lookUpVehicle } from "./look-up-vehicle.server.ts";
import { lookupDeps } from "./lookup-deps.server.ts";

export type SelectVehicleOutcome = Exclude<LookupOutcome, { kind: "unavailable" }> | { kind: "unavailable" } | Limited;
type Limited = { kind: "limited" } & Pick<Extract<LimitResult, { isAllowed: false }>, "retryAfterSeconds">;

/**
 * Looks up the vehicle a visitor has named and selects it. That includes a vehicle of another country
 * or make, so that the shop that sells for it has it when the visitor goes there.
 */
export async function lookUpAndSelectVehicle(
  context: RequestContext,
  reference: VehicleReference,
): Promise<SelectVehicleOutcome> {
  const { ip } = context.get(factsContext);
  const allowance = await countLookup(context.get(depsContext).limits, { ip, reference });
  if (!allowance.isAllowed) return { kind: "limited", retryAfterSeconds: allowance.retryAfterSeconds };
  const outcome = await lookUpVehicle(lookupDeps(context), reference);
  if ("vehicle" in outcome) context.get(vehicleContext).select(outcome.vehicle);
  return outcome;
}
