import type { Product } from "../../catalogue/catalogue.ts";
import type { CalendarDay } from "../../domain/calendar-day.ts";
import type { PaidService } from "../../domain/sale/checkout-control.ts";
import type { Money } from "../../domain/money.ts";
import { availableServices } from "../../domain/sale/available-services.ts";
import { isForSale } from "../../domain/sale/is-for-sale.ts";
import { lowestPrice } from "../../domain/sale/lowest-price.ts";
import { groupVehicleServices } from "../../domain/vehicle-services.ts";
import type { SelectedVehicle } from "../../domain/vehicle/vehicle.ts";

/** A service that has ended or ends soon. */
export type DueService = {
  productId: string;
  name: string;
  image: string;
  expiresOn: CalendarDay;
  isExpired: boolean;
  /** It goes on after that date, and is paid for then. */
  renewsItself?: true;
};
export type AvailableService = {
  productId: string;
  name: string;
  image: string;
  text: string;
  price: Money | undefined;
};

/** What a vehicle has to renew, what is on its way to it, and what it could have as well. */
export type VehicleServicesView = {
  due: DueService[];
  renewing: { productId: string; name: string }[];
  available: AvailableService[];
};

type Input = {
  vehicle: SelectedVehicle;
  products: readonly Product[];
  paid: readonly PaidService[];
  today: CalendarDay;
};

/** For the owner of the vehicle, who may see every date. The due services are those that Renew All renews. */
export function describeVehicleServices({ vehicle, products, paid, today }: Input): VehicleServicesView {
  const { subscriptions } = vehicle;
  const { due, renewing } = groupVehicleServices({ subscriptions, paid, products, today, isOwner: true });
  return {
    due: due
      .filter(({ product }) => isForSale(product))
      .map(({ product: { productId, name, image }, expiresOn }) => ({
        productId,
        name,
        image,
        expiresOn,
        isExpired: expiresOn < today,
      })),
    renewing: renewing.map(({ productId, name }) => ({ productId, name })),
    available: availableServices({ vehicle, products, paid }).map(({ productId, name, image, text, plans }) => ({
      productId,
      name,
      image,
      text,
      price: lowestPrice(plans),
    })),
  };
}

/** Says of the due services which of them renew themselves. */
export function markRenewing(view: VehicleServicesView, renewing: ReadonlySet<string>): VehicleServicesView {
  const due = view.due.map((one) => (renewing.has(one.productId) ? { ...one, renewsItself: true as const } : one));
  return { ...view, due };
}
