import type { CalendarEntry as WireEntry } from "../../../../contracts/order-management/letter-links.ts";
import { findVehicleModel } from "../../../../contracts/vehicles/vehicle-models.ts";
import type { CalendarDay } from "../../../domain/calendar-day.ts";
import { maskVin } from "../../../../contracts/vehicles/mask-vin.ts";
import { fromMajorUnits, type Money } from "../../../domain/money.ts";

/** One end date in a calendar. The calendar may be shared or synchronised, so it never has a whole VIN. */
export type EndDate = {
  id: string;
  service: string;
  vehicle: string;
  maskedVin: string;
  day: CalendarDay;
  /** What the renewal on that day costs; missing when the service ends. */
  renewal?: Money;
  isAutoRenewed: boolean;
};

export function endDateFromWire(entry: WireEntry): EndDate {
  const { id, service, vehicle, vin, endsOn, isAutoRenewed, renewal } = entry;
  return {
    id,
    service,
    vehicle: findVehicleModel(vehicle)?.name ?? vehicle,
    maskedVin: maskVin(vin) ?? "",
    day: endsOn,
    ...(isAutoRenewed && renewal && { renewal: fromMajorUnits(renewal.total, renewal.currency) }),
    isAutoRenewed,
  };
}
