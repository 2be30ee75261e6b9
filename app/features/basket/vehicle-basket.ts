import type { CalendarDay } from "../../domain/calendar-day.ts";
import { calculateNewEnd } from "../../domain/new-end.ts";
import type { ServiceRefusal } from "../../domain/sale/purchase-rules.ts";
import type { VehicleSubscription } from "../../domain/vehicle/vehicle.ts";
import type { BasketItem, Basket } from "./basket-from-wire.ts";
import { isDateHidden } from "../../domain/vehicle/ownership/is-date-hidden.ts";

/** An item, with what paying for it would mean for the selected vehicle. */
export type VehicleBasketItem = BasketItem & {
  /** The day on which the running term ends and this one begins; absent for a service that begins at once. */
  startsOn?: CalendarDay;
  /** The end of the service once it is paid; absent where this visitor may not see it. */
  newEnd?: CalendarDay;
  /** Why it cannot be paid for with the selected vehicle. */
  refusal?: ServiceRefusal;
};
/** A basket for the selected vehicle. */
export type VehicleBasket = Omit<Basket, "items"> & { items: readonly VehicleBasketItem[] };

type BasketFacts = {
  /** Of the selected vehicle; undefined while there is none. */
  subscriptions: readonly VehicleSubscription[] | undefined;
  today: CalendarDay;
  isOwner: boolean;
  /** The rules of a purchase; absent for an order that was placed. */
  refusalOf?: (item: BasketItem) => ServiceRefusal | undefined;
};

/** Adds the new end dates. That of a secure service would reveal its present one, so only the owner sees it. */
export function basketForVehicle(
  basket: Basket,
  { subscriptions, today, isOwner, refusalOf = () => undefined }: BasketFacts,
): VehicleBasket {
  const datesOf = ({ term, productId, showsDatesToOwnerOnly }: BasketItem) => {
    if (!subscriptions || !term || isDateHidden({ showsDatesToOwnerOnly, isOwner })) return {};
    const expiresOn = subscriptions.find((one) => one.productId === productId)?.expiresOn;
    const newEnd = calculateNewEnd({ term, today, ...(expiresOn && { expiresOn }) });
    return expiresOn && expiresOn > today ? { startsOn: expiresOn, newEnd } : { newEnd };
  };
  return {
    ...basket,
    items: basket.items.map((item) => {
      const refusal = refusalOf(item);
      // The dates of the selected vehicle do not apply to another one.
      const dates = refusal === "otherVehicle" ? {} : datesOf(item);
      return { ...item, ...dates, ...(refusal && { refusal }) };
    }),
  };
}
