import type { Product } from "../../../catalogue/catalogue.ts";
import { type CalendarDay, daysBetween } from "../../../domain/calendar-day.ts";
import { isBeingRenewed, type PaidService } from "../../../domain/sale/checkout-control.ts";
import { EXPIRING_SOON_DAYS } from "../../../domain/expiry.ts";
import type { VehicleSubscription } from "../../../domain/vehicle/vehicle.ts";
import { isDateHidden } from "./expiry-notice.ts";

/** A service of the vehicle that the shop offers too. */
export type OwnedService = { product: Product; expiresOn: CalendarDay };

export type OwnedServices = {
  /** Ended, or about to: what Renew All renews. The first to end comes first. */
  due: OwnedService[];
  running: OwnedService[];
  /** Paid for a moment ago, and on their way to the vehicle. */
  renewing: Product[];
  /** Neither their dates nor whether they are due may be told. */
  hidden: Product[];
};

type About = {
  subscriptions: readonly VehicleSubscription[];
  paid: readonly PaidService[];
  products: readonly Product[];
  today: CalendarDay;
  isOwner: boolean;
};

export function ownedServices({ subscriptions, paid, products, today, isOwner }: About): OwnedServices {
  const renewing = products.filter(({ productId }) => isBeingRenewed(productId, { subscriptions, paid }));
  const owned = subscriptions
    .flatMap(({ productId, expiresOn }) => {
      const product = products.find((one) => one.productId === productId);
      return product && !renewing.includes(product) ? [{ product, expiresOn }] : [];
    })
    .toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn));
  const isHidden = ({ product }: OwnedService) => isDateHidden({ isSecure: product.isSecure, isOwner });
  const isDue = ({ expiresOn }: OwnedService) => daysBetween(today, expiresOn) <= EXPIRING_SOON_DAYS;
  const told = owned.filter((service) => !isHidden(service));
  return {
    due: told.filter(isDue),
    running: told.filter((service) => !isDue(service)),
    renewing,
    hidden: owned.filter(isHidden).map(({ product }) => product),
  };
}

type Expiring = {
  due: readonly Pick<OwnedService, "expiresOn">[];
  basketItems: readonly unknown[];
  today: CalendarDay;
};

/** The link to the services that end soon is for visitors who have not put as many into the basket. */
export function hasDueLink({ due, basketItems, today }: Expiring): boolean {
  return due.filter(({ expiresOn }) => expiresOn >= today).length > basketItems.length;
}
