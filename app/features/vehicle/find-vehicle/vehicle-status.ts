import { type CalendarDay, isCalendarDay } from "../../../domain/calendar-day.ts";
import type { PaidService } from "../../../domain/sale/checkout-control.ts";
import { groupVehicleServices } from "../../../domain/vehicle-services.ts";
import type { VehicleSubscription } from "../../../domain/vehicle/vehicle.ts";

/** When the services of a vehicle end, as far as this visitor may see it; the first comes first. */
export type VehicleStatus = {
  ends: CalendarDay[];
  /** Those of them that have ended. */
  expired: CalendarDay[];
  /** Those of them that end soon. */
  soon: CalendarDay[];
  /** Whether there are dates, but only for the owner. */
  isHidden: boolean;
};

type Service = { productId: string; showsDatesToOwnerOnly: boolean };

type Input = {
  subscriptions: readonly VehicleSubscription[];
  paid: readonly PaidService[];
  /** Undefined while commerce does not answer. */
  products: readonly Service[] | undefined;
  today: CalendarDay;
  isOwner: boolean;
};

/**
 * Only commerce knows which services are secure, so without it only the owner sees any date. A date that cannot be read
 * is left out: the page of the services says more about it.
 */
export function describeVehicleStatus({ subscriptions, products, ...input }: Input): VehicleStatus {
  const dated = subscriptions.filter(({ expiresOn }) => isCalendarDay(expiresOn));
  if (!products) {
    return { ends: input.isOwner ? datesOf(dated).toSorted() : [], expired: [], soon: [], isHidden: false };
  }
  const { due, notDue, hidden } = groupVehicleServices({ ...input, subscriptions: dated, products });
  const dueDates = datesOf(due);
  const ends = [...dueDates, ...datesOf(notDue)];
  return {
    ends,
    expired: dueDates.filter((end) => end < input.today),
    soon: dueDates.filter((end) => end >= input.today),
    isHidden: ends.length === 0 && hidden.length > 0,
  };
}

function datesOf(services: readonly { expiresOn: CalendarDay }[]): CalendarDay[] {
  return services.map(({ expiresOn }) => expiresOn);
}
