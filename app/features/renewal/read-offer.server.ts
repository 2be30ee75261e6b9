import type { Preferences, Product } from "../../catalogue/catalogue.ts";
import { type CalendarDay, isCalendarDay } from "../../domain/calendar-day.ts";
import { resolveWithin } from "../../request/resolve-within.ts";
import { type RenewalDeps, type RenewalVehicle, renewalVehicle } from "./renewal-deps.ts";

export type Offer = { products: readonly Product[]; preferences: Preferences };

/** What a page can say while commerce is silent. */
export type WithoutOffer = {
  kind: "unavailable";
  vehicle?: RenewalVehicle;
  today: CalendarDay;
  /** End dates that may be told. */
  ends: CalendarDay[];
};

/** What a page has nothing to show without is waited for longer, in milliseconds; whoever waits should hear something. */
const OFFER_PATIENCE_MS = 4_000;

/** Undefined while commerce does not answer. What comes too late is there for the next look. */
export function readOffer({
  catalogue,
  place,
  offerPatienceMs = OFFER_PATIENCE_MS,
}: RenewalDeps): Promise<Offer | undefined> {
  const offer = Promise.all([catalogue.allProducts(place), catalogue.preferences(place.siteId)]);
  return resolveWithin(
    offer.then(([products, preferences]) => ({ products, preferences })),
    offerPatienceMs,
  );
}

/** Only commerce knows which services keep their dates to themselves, so a guest is told none of them. */
export function withoutOffer({ vehicle, today, isOwner }: RenewalDeps, productId?: string): WithoutOffer {
  const wanted = (vehicle?.subscriptions ?? []).filter((one) => productId === undefined || one.productId === productId);
  const ends = wanted.map(({ expiresOn }) => expiresOn).filter(isCalendarDay);
  return {
    kind: "unavailable",
    ...(vehicle && { vehicle: renewalVehicle(vehicle) }),
    today,
    ends: isOwner ? ends : [],
  };
}
