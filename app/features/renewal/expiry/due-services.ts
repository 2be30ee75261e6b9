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
  /** Paid for, but the vehicle does not have the new date yet. */
  renewing: Product[];
  /** Secure services of another owner: the visitor may not see their dates, nor whether they are due. */
  hidden: Product[];
};

type Input = {
  subscriptions: readonly VehicleSubscription[];
  paid: readonly PaidService[];
  products: readonly Product[];
  today: CalendarDay;
  isOwner: boolean;
};

export function ownedServices({ subscriptions, paid, products, today, isOwner }: Input): OwnedServices {
  const renewing = products.filter(({ productId }) => isBeingRenewed(productId, { subscriptions, paid }));
  const owned = subscriptions
    .flatMap(({ productId, expiresOn }) => {
      const product = products.find((one) => one.productId === productId);
      return product && !renewing.includes(product) ? [{ product, expiresOn }] : [];
    })
    .toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn));
  const isHidden = ({ product }: OwnedService) => isDateHidden({ isSecure: product.isSecure, isOwner });
  const isDue = ({ expiresOn }: OwnedService) => daysBetween(today, expiresOn) <= EXPIRING_SOON_DAYS;
  const visible = owned.filter((service) => !isHidden(service));
  return {
    due: visible.filter(isDue),
    running: visible.filter((service) => !isDue(service)),
    renewing,
    hidden: owned.filter(isHidden).map(({ product }) => product),
  };
}

type DueLinkInput = {
  due: readonly Pick<OwnedService, "expiresOn">[];
  basketItems: readonly unknown[];
  today: CalendarDay;
};

/** The link is shown while fewer services are in the basket than will end soon. */
export function hasDueLink({ due, basketItems, today }: DueLinkInput): boolean {
  return due.filter(({ expiresOn }) => expiresOn >= today).length > basketItems.length;
}
