import type { CalendarDay } from "../../domain/calendar-day.ts";
import { newEnd } from "../../domain/new-end.ts";
import type { ServiceRefusal } from "../../domain/sale/purchase-rules.ts";
import type { VehicleSubscription } from "../../domain/vehicle/vehicle.ts";
import type { BasketItem, BasketView } from "./basket-view.ts";

export type ShownItem = BasketItem & {
  /** Until when the service runs once it is paid; none where this visitor may not see it. */
  endsOn?: CalendarDay;
  /** Why it cannot be paid for with the vehicle in hand. */
  refusal?: ServiceRefusal;
};
export type ShownBasket = Omit<BasketView, "items"> & { items: readonly ShownItem[] };

type About = {
  /** Of the vehicle in hand; undefined while none is known. */
  subscriptions: readonly VehicleSubscription[] | undefined;
  today: CalendarDay;
  isOwner: boolean;
  /** The rules of a purchase; an order that was placed is past them. */
  refusalOf?: (item: BasketItem) => ServiceRefusal | undefined;
};

/** Adds the new end dates. That of a secure service would tell its present one, so it is shown to its owner only. */
export function shownBasket(
  basket: BasketView,
  { subscriptions, today, isOwner, refusalOf = () => undefined }: About,
): ShownBasket {
  const endOf = ({ term, productId, isSecure }: BasketItem): CalendarDay | undefined => {
    if (!subscriptions || !term || (isSecure && !isOwner)) return undefined;
    const expiresOn = subscriptions.find((one) => one.productId === productId)?.expiresOn;
    return newEnd({ term, today, ...(expiresOn && { expiresOn }) });
  };
  return {
    ...basket,
    items: basket.items.map((item) => {
      const refusal = refusalOf(item);
      // The dates of the vehicle in hand say nothing about another one.
      const endsOn = refusal === "otherVehicle" ? undefined : endOf(item);
      return { ...item, ...(endsOn && { endsOn }), ...(refusal && { refusal }) };
    }),
  };
}
