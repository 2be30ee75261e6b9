import type { Product } from "../../catalogue/catalogue.ts";
import type { CalendarDay } from "../../domain/calendar-day.ts";
import type { PaidService } from "../../domain/sale/checkout-control.ts";
import { isForSale } from "../../domain/sale/is-for-sale.ts";
import { isOfferedFor } from "../../domain/sale/vehicle-offer.ts";
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
export type AvailableService = { productId: string; name: string; image: string; text: string };

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
  const { subscriptions, undated = [] } = vehicle;
  const { due, renewing } = groupVehicleServices({ subscriptions, paid, products, today, isOwner: true });
  const owned = new Set([...subscriptions, ...renewing].map(({ productId }) => productId).concat(undated));
  // The vehicle service names one variant of navigation, though the vehicle may have several.
  const hasNavigation = products.some((one) => one.isConnectedNavigation && owned.has(one.productId));
  const isNew = ({ productId, isConnectedNavigation }: Product) =>
    !owned.has(productId) && !(isConnectedNavigation && hasNavigation);
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
    available: products
      .filter((product) => isNew(product) && isForSale(product) && isOfferedFor(product, vehicle))
      .map(({ productId, name, image, text }) => ({ productId, name, image, text })),
  };
}

/** Says of the due services which of them renew themselves. */
export function markRenewing(view: VehicleServicesView, renewing: ReadonlySet<string>): VehicleServicesView {
  const due = view.due.map((one) => (renewing.has(one.productId) ? { ...one, renewsItself: true as const } : one));
  return { ...view, due };
}
