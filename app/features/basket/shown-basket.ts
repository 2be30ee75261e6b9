import type { CalendarDay } from "../../domain/calendar-day.ts";
import { newEnd } from "../../domain/new-end.ts";
import type { VehicleSubscription } from "../../domain/vehicle.ts";
import type { BasketItem, BasketView } from "./basket-view.ts";

export type ShownItem = BasketItem & {
  /** Until when the service runs once it is paid; none where this visitor may not see it. */
  endsOn?: CalendarDay;
};
export type ShownBasket = Omit<BasketView, "items"> & { items: readonly ShownItem[] };

type About = {
  /** Of the vehicle in hand; undefined while none is known. */
  subscriptions: readonly VehicleSubscription[] | undefined;
  today: CalendarDay;
  isRegistered: boolean;
};

/** Adds the new end dates. That of a secure service would tell its present one, so it is shown to its owner only. */
export function shownBasket(basket: BasketView, { subscriptions, today, isRegistered }: About): ShownBasket {
  const endOf = ({ term, productId, isSecure }: BasketItem): CalendarDay | undefined => {
    if (!subscriptions || !term || (isSecure && !isRegistered)) return undefined;
    const expiresOn = subscriptions.find((one) => one.productId === productId)?.expiresOn;
    return newEnd({ term, today, ...(expiresOn && { expiresOn }) });
  };
  return {
    ...basket,
    items: basket.items.map((item) => {
      const endsOn = endOf(item);
      return { ...item, ...(endsOn && { endsOn }) };
    }),
  };
}
