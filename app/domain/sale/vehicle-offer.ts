import type { SelectedVehicle } from "../vehicle/vehicle.ts";

type Service = { productId: string; powertrains: readonly string[] };
type Vehicle = Pick<SelectedVehicle, "modelKey" | "subscriptions">;

/** Models with one kind of drive only; for the others the vehicle service does not say which one they have. */
const POWERTRAIN_OF_MODEL: Readonly<Record<string, string>> = { IPace: "BEV" };

/** Whether a service is sold for a vehicle: the vehicle has it already, or has a drive that the service needs. */
export function isOfferedFor({ productId, powertrains }: Service, { modelKey, subscriptions }: Vehicle): boolean {
  if (powertrains.length === 0 || subscriptions.some((one) => one.productId === productId)) return true;
  const powertrain = POWERTRAIN_OF_MODEL[modelKey];
  return powertrain !== undefined && powertrains.includes(powertrain);
}
