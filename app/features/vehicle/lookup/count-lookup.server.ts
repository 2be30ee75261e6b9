import { normaliseVin } from "../../../domain/vehicle/vin.ts";
import type { Allowance, RateLimits } from "../../../settings/rate-limits.ts";
import type { VehicleReference } from "../../../domain/vehicle/vehicle-selection.ts";

/** Who walks through vehicles changes the last digits; what stands before them tells that it is one walk. */
const PREFIX_LENGTH = 13;

/** Counts one lookup: for the address it comes from, and for all that are alike, wherever these come from. */
export async function countLookup(
  limits: RateLimits,
  { ip, name }: { ip: string; name: VehicleReference },
): Promise<Allowance> {
  const ofAddress = await limits.vehicleLookupPerAddress(ip);
  // An encrypted VIN cannot be guessed.
  if (!ofAddress.isAllowed || "cryptedVin" in name) return ofAddress;
  return limits.vehicleLookupPerVinPrefix(normaliseVin(name.vin).vin.slice(0, PREFIX_LENGTH));
}
