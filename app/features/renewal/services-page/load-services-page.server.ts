import { autoRenewalNote } from "../../../catalogue/auto-renewal/auto-renewal-note.ts";
import { taxNote } from "../../../catalogue/tax-note.ts";
import type { Product } from "../../../catalogue/catalogue.ts";
import type { CalendarDay } from "../../../domain/calendar-day.ts";
import { expiryState } from "../../../domain/expiry.ts";
import type { Money } from "../../../domain/money.ts";
import { availableServices } from "../../../domain/sale/available-services.ts";
import type { PaidService } from "../../../domain/sale/checkout-control.ts";
import { lowestPrice } from "../../../domain/sale/lowest-price.ts";
import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";
import type { MessageId } from "../../../i18n/message-id.ts";
import { resolveWithin } from "../../../request/resolve-within.ts";
import { type VehicleService, groupVehicleServices } from "../../../domain/vehicle-services.ts";
import { type PlanOption, planOptions, termStartsOn } from "../plans/plan-options.ts";
import { isAutoRenewalCountry } from "../plans/is-auto-renewal-country.ts";
import {
  longestFirstTerm,
  planInBasket,
  type RenewalDeps,
  type RenewalVehicle,
  renewalVehicle,
} from "../renewal-deps.ts";
import {
  type Offer,
  readRenewalOffer,
  type UnavailableOffer,
  describeUnavailableOffer,
} from "../read-renewal-offer.server.ts";

export type DueService = {
  productId: string;
  name: string;
  image: string;
  expiresOn: CalendarDay;
  isExpired: boolean;
  options: PlanOption[];
  inBasket?: string;
};

/** A service as a row shows it. */
export type ListedService = { productId: string; name: string; image: string };

export type OtherService = ListedService & {
  expiresOn: CalendarDay;
  /** Whether its own page can renew it. */
  isRenewable: boolean;
};

/** The services of a vehicle: those that are due, with their plans, and the others. */
export type ServicesPage = {
  vehicle: RenewalVehicle;
  today: CalendarDay;
  due: DueService[];
  notDue: OtherService[];
  /** Due, but without a plan that is sold here at the moment. */
  dueWithoutPlan: OtherService[];
  /** Paid for, and not sold again until the vehicle has the new date. */
  renewing: ListedService[];
  /** Secure services, whose dates only the owner may see. */
  hidden: ListedService[];
  /** What the vehicle does not have; missing for a visitor who cannot buy it. */
  available?: { isSignInNeeded: boolean; services: (ListedService & { price: Money | undefined })[] };
  taxNote?: MessageId;
  /** Missing where the shop has no auto-renewal. */
  autoRenewalNote: MessageId | undefined;
  /** Whether the site shows an account at all. */
  hasAccount: boolean;
};

type Outcome = { kind: "noVehicle" } | UnavailableOffer | { kind: "list"; page: ServicesPage };

export async function loadServicesPage(deps: RenewalDeps): Promise<Outcome> {
  const { vehicle } = deps;
  if (!vehicle) return { kind: "noVehicle" };
  const offer = await readRenewalOffer(deps);
  if (!offer) return describeUnavailableOffer(deps);
  return { kind: "list", page: await describePage({ ...deps, vehicle }, offer) };
}

async function describePage(
  deps: RenewalDeps & { vehicle: SelectedVehicle },
  { products, preferences }: Offer,
): Promise<ServicesPage> {
  const { vehicle, today, isOwner, isRegistered, market } = deps;
  const [basket = [], paid] = await Promise.all([resolveWithin(deps.basket(), deps.timeoutMs), deps.paidServices()]);
  const owned = groupVehicleServices({ subscriptions: vehicle.subscriptions, paid, products, today, isOwner });
  const dueService = ({ product, expiresOn }: VehicleService<Product>): DueService => ({
    productId: product.productId,
    name: product.name,
    image: product.image,
    expiresOn,
    isExpired: expiryState(expiresOn, today) === "expired",
    options: planOptions(product.plans, {
      startsOn: termStartsOn(expiresOn, today),
      maxMonths: longestFirstTerm(deps),
    }).filter(({ term }) => term !== undefined),
    inBasket: planInBasket(basket, product),
  });
  const due = owned.due.map(dueService);
  const otherService = ({ product, expiresOn }: VehicleService<Product>): OtherService => ({
    ...listed(product),
    expiresOn,
    isRenewable: expiryState(expiresOn, today) !== "notRenewableYet",
  });
  const hasAccount = !preferences.isAccountHidden;
  return {
    vehicle: renewalVehicle(vehicle),
    today,
    due: due.filter(({ options }) => options.length > 0),
    notDue: owned.notDue.map(otherService),
    dueWithoutPlan: owned.due.filter((_, index) => due[index]?.options.length === 0).map(otherService),
    renewing: owned.renewing.map(listed),
    hidden: owned.hidden.map(listed),
    taxNote: taxNote({ market, preferences }),
    autoRenewalNote: autoRenewalNote({
      isAutoRenewalInCountry: isAutoRenewalCountry(market.country, preferences),
      isRegistered,
    }),
    hasAccount,
    ...describeAvailable(deps, { products, paid, hasAccount }),
  };
}

const listed = ({ productId, name, image }: Product): ListedService => ({ productId, name, image });

type Availability = { products: readonly Product[]; paid: readonly PaidService[]; hasAccount: boolean };

/** A service is sold for the first time to the owner only; a guest may be the owner, and has to sign in. */
function describeAvailable(
  { vehicle, isOwner, isRegistered }: RenewalDeps & { vehicle: SelectedVehicle },
  { hasAccount, ...offer }: Availability,
): Pick<ServicesPage, "available"> {
  if (!isOwner && (isRegistered || !hasAccount)) return {};
  const services = availableServices({ vehicle, ...offer }).map((product) => ({
    ...listed(product),
    price: lowestPrice(product.plans),
  }));
  return services.length > 0 ? { available: { isSignInNeeded: !isOwner, services } } : {};
}
