import { normaliseVin } from "../../../domain/vehicle/vin.ts";
import type { LimitResult, RateLimits } from "../../../settings/rate-limits.ts";
import type { VehicleReference } from "../../../domain/vehicle/vehicle-selection.ts";

/** A script that tries vehicle after vehicle changes the last digits, so lookups are also counted by the digits before. */
const PREFIX_LENGTH = 13;

/** Counts one lookup by its IP address, and by the beginning of the VIN for all addresses together. */
export async function countLookup(
  limits: RateLimits,
  { ip, reference }: { ip: string; reference: VehicleReference },
): Promise<LimitResult> {
  const allowance = await limits.vehicleLookupPerIp(ip);
  // An encrypted VIN cannot be guessed.
  if (!allowance.isAllowed || "cryptedVin" in reference) return allowance;
  return limits.vehicleLookupPerVinPrefix(normaliseVin(reference.vin).vin.slice(0, PREFIX_LENGTH));
}
