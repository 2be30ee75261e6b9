import type { CalendarDay } from "../../domain/calendar-day.ts";
import { expiryState } from "../../domain/expiry.ts";
import { isBeingRenewed, type PaidService } from "../../domain/sale/checkout-control.ts";
import { isForSale } from "../../domain/sale/is-for-sale.ts";
import { isOfferedFor } from "../../domain/sale/vehicle-offer.ts";
import type { SelectedVehicle } from "../../domain/vehicle/vehicle.ts";

/** What a service is for one vehicle. */
export type ServiceFit =
  /** Paid for; the vehicle does not have it, or its new date, yet. */
  | { kind: "onItsWay" }
  /** The vehicle has it. Without a date its end is not known. */
  | { kind: "active"; expiresOn?: CalendarDay; isRenewable: boolean }
  | { kind: "expired"; expiresOn: CalendarDay; isRenewable: boolean }
  | { kind: "compatible"; isForSale: boolean }
  | { kind: "notCompatible" };

type Service = Parameters<typeof isForSale>[0] & Parameters<typeof isOfferedFor>[0];
type Vehicle = { vehicle: SelectedVehicle; paid: readonly PaidService[] };

export function serviceFit(service: Service, { vehicle, paid }: Vehicle, today: CalendarDay): ServiceFit {
  const { subscriptions, undated = [] } = vehicle;
  const { productId } = service;
  if (isBeingRenewed(productId, { subscriptions, paid })) return { kind: "onItsWay" };
  const expiresOn = subscriptions.find((one) => one.productId === productId)?.expiresOn;
  if (expiresOn !== undefined) {
    const state = expiryState(expiresOn, today);
    const isRenewable = state !== "notRenewableYet" && isForSale(service);
    return { kind: state === "expired" ? "expired" : "active", expiresOn, isRenewable };
  }
  if (undated.includes(productId)) return { kind: "active", isRenewable: false };
  return isOfferedFor(service, vehicle)
    ? { kind: "compatible", isForSale: isForSale(service) }
    : { kind: "notCompatible" };
}
