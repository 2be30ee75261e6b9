import type { CalendarDay } from "../calendar-day.ts";
import { expiryState } from "../expiry.ts";
import type { VehicleSubscription } from "../vehicle/vehicle.ts";

/** A service that was paid for. `expiredOn` is its end date in the vehicle when it was ordered (stored by this name). */
export type PaidService = { productId: string; expiredOn?: CalendarDay };

/** Why a service is not sold for a vehicle: it is paid for but not active yet, or it cannot be renewed yet. */
export type SaleRefusal = "beingRenewed" | "stillRuns";

type Vehicle = { subscriptions: readonly VehicleSubscription[]; paid: readonly PaidService[] };

const endOf = (productId: string, { subscriptions }: Pick<Vehicle, "subscriptions">) =>
  subscriptions.find((one) => one.productId === productId)?.expiresOn;

/** A paid service is active once the vehicle has a later end date than at the time of the order. */
export function isBeingRenewed(productId: string, vehicle: Vehicle): boolean {
  const expiresOn = endOf(productId, vehicle) ?? "";
  return vehicle.paid.some((one) => one.productId === productId && expiresOn <= (one.expiredOn ?? ""));
}

/** Nothing is sold twice. Undefined when the service may be sold: it can be renewed, has ended, or is new for the vehicle. */
export function saleRefusal(productId: string, vehicle: Vehicle & { today: CalendarDay }): SaleRefusal | undefined {
  if (isBeingRenewed(productId, vehicle)) return "beingRenewed";
  const expiresOn = endOf(productId, vehicle);
  return expiresOn !== undefined && expiryState(expiresOn, vehicle.today) === "notRenewableYet"
    ? "stillRuns"
    : undefined;
}
