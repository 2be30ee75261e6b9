import type { VehicleMake } from "./vin.ts";

export const SAMPLE_KINDS = [
  "expiresIn60Days",
  "expiresIn30Days",
  "expiresIn7Days",
  "expiresToday",
  "expiredYesterday",
  "allActive",
  "everythingBought",
  "otherMarket",
  "otherMake",
  "unknown",
] as const;
export type SampleKind = (typeof SAMPLE_KINDS)[number];

/** A vehicle of the demonstration, to try in the shop of one country and make. */
export type SampleVehicle = {
  country: string;
  make: VehicleMake;
  kind: SampleKind;
  vin: string;
  /** Absent for an unknown vehicle. */
  model?: { key: string; name: string };
};
