import type { CalendarDay } from "../calendar-day.ts";
import { expiryState } from "../expiry.ts";
import type { VehicleSubscription } from "../vehicle/vehicle.ts";

/** A service that was paid for, and until when the vehicle had it when it was ordered. */
export type PaidService = { productId: string; expiredOn?: CalendarDay };

/** Why a service is not sold for a vehicle: it was paid for and is on its way, or it runs on for a long time. */
export type SaleRefusal = "beingRenewed" | "stillRuns";

type Vehicle = { subscriptions: readonly VehicleSubscription[]; paid: readonly PaidService[] };

const endOf = (productId: string, { subscriptions }: Pick<Vehicle, "subscriptions">) =>
  subscriptions.find((one) => one.productId === productId)?.expiresOn;

/** A paid service has arrived once the vehicle has a later end date than when it was ordered. */
export function isBeingRenewed(productId: string, vehicle: Vehicle): boolean {
  const endsOn = endOf(productId, vehicle) ?? "";
  return vehicle.paid.some((one) => one.productId === productId && endsOn <= (one.expiredOn ?? ""));
}

/** Nothing is sold twice. Undefined when the service may be sold: it is due, has ended, or is new for the vehicle. */
export function saleRefusal(productId: string, about: Vehicle & { today: CalendarDay }): SaleRefusal | undefined {
  if (isBeingRenewed(productId, about)) return "beingRenewed";
  const endsOn = endOf(productId, about);
  return endsOn !== undefined && expiryState(endsOn, about.today) === "renewable" ? "stillRuns" : undefined;
}
