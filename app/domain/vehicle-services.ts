import type { CalendarDay } from "./calendar-day.ts";
import { isDue } from "./expiry.ts";
import { isBeingRenewed, type PaidService } from "./sale/checkout-control.ts";
import { isDateHidden } from "./vehicle/ownership/is-date-hidden.ts";
import type { VehicleSubscription } from "./vehicle/vehicle.ts";

type Service = { productId: string; showsDatesToOwnerOnly: boolean };

/** A service of the vehicle that the shop offers too. */
export type VehicleService<Product extends Service> = { product: Product; expiresOn: CalendarDay };

export type VehicleServices<Product extends Service> = {
  /** Ended, or about to: what Renew All renews. The first to end comes first. */
  due: VehicleService<Product>[];
  notDue: VehicleService<Product>[];
  /** Paid for, but the vehicle does not have the new date yet. */
  renewing: Product[];
  /** Secure services of another owner: the visitor may not see their dates, nor whether they are due. */
  hidden: Product[];
};

type Input<Product extends Service> = {
  subscriptions: readonly VehicleSubscription[];
  paid: readonly PaidService[];
  products: readonly Product[];
  today: CalendarDay;
  isOwner: boolean;
};

export function groupVehicleServices<Product extends Service>({
  subscriptions,
  paid,
  products,
  today,
  isOwner,
}: Input<Product>): VehicleServices<Product> {
  const renewing = products.filter(({ productId }) => isBeingRenewed(productId, { subscriptions, paid }));
  const owned = subscriptions
    .flatMap(({ productId, expiresOn }) => {
      const product = products.find((one) => one.productId === productId);
      return product && !renewing.includes(product) ? [{ product, expiresOn }] : [];
    })
    .toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn));
  const isHidden = ({ product }: VehicleService<Product>) =>
    isDateHidden({ showsDatesToOwnerOnly: product.showsDatesToOwnerOnly, isOwner });
  const visible = owned.filter((service) => !isHidden(service));
  return {
    due: visible.filter(({ expiresOn }) => isDue(expiresOn, today)),
    notDue: visible.filter(({ expiresOn }) => !isDue(expiresOn, today)),
    renewing,
    hidden: owned.filter(isHidden).map(({ product }) => product),
  };
}

type DueLinkInput = {
  due: readonly { expiresOn: CalendarDay }[];
  basketItems: readonly unknown[];
  today: CalendarDay;
};

/** The link is shown while fewer services are in the basket than will end soon. */
export function hasDueLink({ due, basketItems, today }: DueLinkInput): boolean {
  return due.filter(({ expiresOn }) => expiresOn >= today).length > basketItems.length;
}
