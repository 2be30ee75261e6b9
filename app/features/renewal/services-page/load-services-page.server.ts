import { autoRenewalNote } from "../../../catalogue/auto-renewal/auto-renewal-note.ts";
import { taxNote } from "../../../catalogue/tax-note.ts";
import type { Product } from "../../../catalogue/catalogue.ts";
import type { CalendarDay } from "../../../domain/calendar-day.ts";
import { expiryState } from "../../../domain/expiry.ts";
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

export type OtherService = {
  productId: string;
  name: string;
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
  renewing: { productId: string; name: string }[];
  /** Secure services, whose dates only the owner may see. */
  hidden: { productId: string; name: string }[];
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
    ...idAndName(product),
    expiresOn,
    isRenewable: expiryState(expiresOn, today) !== "notRenewableYet",
  });
  return {
    vehicle: renewalVehicle(vehicle),
    today,
    due: due.filter(({ options }) => options.length > 0),
    notDue: owned.notDue.map(otherService),
    dueWithoutPlan: owned.due.filter((_, index) => due[index]?.options.length === 0).map(otherService),
    renewing: owned.renewing.map(idAndName),
    hidden: owned.hidden.map(idAndName),
    taxNote: taxNote({ market, preferences }),
    autoRenewalNote: autoRenewalNote({
      isAutoRenewalInCountry: isAutoRenewalCountry(market.country, preferences),
      isRegistered,
    }),
    hasAccount: !preferences.isAccountHidden,
  };
}

const idAndName = ({ productId, name }: Product) => ({ productId, name });
