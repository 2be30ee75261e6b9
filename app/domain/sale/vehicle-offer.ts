import type { VehicleInHand } from "../vehicle/vehicle.ts";

type Service = { productId: string; powertrains: readonly string[] };
type Vehicle = Pick<VehicleInHand, "modelKey" | "subscriptions">;

/** Models that come with one kind of drive only; of the others the vehicle service does not tell which one they have. */
const POWERTRAIN_OF_MODEL: Readonly<Record<string, string>> = { IPace: "BEV" };

/** Whether a service is sold for a vehicle: the vehicle has it, or nothing about its drive speaks against it. */
export function isOfferedFor({ productId, powertrains }: Service, { modelKey, subscriptions }: Vehicle): boolean {
  if (powertrains.length === 0 || subscriptions.some((one) => one.productId === productId)) return true;
  const powertrain = POWERTRAIN_OF_MODEL[modelKey];
  return powertrain !== undefined && powertrains.includes(powertrain);
}
