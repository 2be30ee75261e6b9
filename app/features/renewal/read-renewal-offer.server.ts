import type { SitePreferences, Product } from "../../catalogue/catalogue.ts";
import { type CalendarDay, isCalendarDay } from "../../domain/calendar-day.ts";
import { resolveWithin } from "../../request/resolve-within.ts";
import { type RenewalDeps, type RenewalVehicle, renewalVehicle } from "./renewal-deps.ts";

export type Offer = { products: readonly Product[]; preferences: SitePreferences };

/** What a page can show while commerce does not answer. */
export type UnavailableOffer = {
  kind: "unavailable";
  vehicle?: RenewalVehicle;
  today: CalendarDay;
  /** End dates that the visitor may see. */
  ends: CalendarDay[];
};

/** Longer than the usual timeout, because the page has nothing to show without the offer; in milliseconds. */
const OFFER_TIMEOUT_MS = 4_000;

/** Undefined when commerce does not answer in time; a late answer is cached for the next request. */
export function readRenewalOffer({
  catalogue,
  siteLocale,
  offerTimeoutMs = OFFER_TIMEOUT_MS,
}: RenewalDeps): Promise<Offer | undefined> {
  const offer = Promise.all([catalogue.allProducts(siteLocale), catalogue.preferences(siteLocale.siteId)]);
  return resolveWithin(
    offer.then(([products, preferences]) => ({ products, preferences })),
    offerTimeoutMs,
  );
}

/** Only commerce knows which services are secure, so without it only the owner sees any date. */
export function describeUnavailableOffer(
  { vehicle, today, isOwner }: RenewalDeps,
  productId?: string,
): UnavailableOffer {
  const listed = (vehicle?.subscriptions ?? []).filter((one) => productId === undefined || one.productId === productId);
  const ends = listed.map(({ expiresOn }) => expiresOn).filter(isCalendarDay);
  return {
    kind: "unavailable",
    ...(vehicle && { vehicle: renewalVehicle(vehicle) }),
    today,
    ends: isOwner ? ends : [],
  };
}
