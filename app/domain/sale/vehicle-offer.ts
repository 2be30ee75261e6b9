import type { SelectedVehicle } from "../vehicle/vehicle.ts";

type Service = { productId: string; powertrains: readonly string[] };
type Vehicle = Pick<SelectedVehicle, "modelKey" | "powertrain" | "subscriptions">;

/** Models with one kind of drive only, for vehicles of which the vehicle service does not know it. */
const POWERTRAIN_OF_MODEL: Readonly<Record<string, string>> = { IPace: "BEV" };

/** Whether a service is sold for a vehicle: the vehicle has it already, or has a drive that the service needs. */
export function isOfferedFor({ productId, powertrains }: Service, vehicle: Vehicle): boolean {
  const { modelKey, subscriptions } = vehicle;
  if (powertrains.length === 0 || subscriptions.some((one) => one.productId === productId)) return true;
  const powertrain = vehicle.powertrain ?? POWERTRAIN_OF_MODEL[modelKey];
  return powertrain !== undefined && powertrains.includes(powertrain);
}
