import { autoRenewalNote } from "../../../catalogue/auto-renewal/auto-renewal-note.ts";
import { taxNote } from "../../../catalogue/tax-note.ts";
import type { Benefit, CoveredCountry, Product, FaqEntry } from "../../../catalogue/catalogue.ts";
import { type CalendarDay, isCalendarDay } from "../../../domain/calendar-day.ts";
import { isBeingRenewed, type PaidService } from "../../../domain/sale/checkout-control.ts";
import { isOfferedFor } from "../../../domain/sale/vehicle-offer.ts";
import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";
import type { MessageId } from "../../../i18n/message-id.ts";
import { PICTOGRAM_NAMES, type PictogramName } from "../../../ui/benefits/pictogram-names.ts";
import { ICON_NAMES, type IconName } from "../../../ui/icon/icon-names.ts";
import { resolveWithin } from "../../../request/resolve-within.ts";
import { hasDueLink, type VehicleService, groupVehicleServices } from "../../../domain/vehicle-services.ts";
import { isDateHidden } from "../../../domain/vehicle/ownership/is-date-hidden.ts";
import { type ExpiryNotice, expiryNotice } from "../expiry/expiry-notice.ts";
import { type RenewalError, renewalStage, type RenewalTestSwitches } from "../expiry/renewal-stage.ts";
import { type PlanOption, planOptions, shortestPlan, termStartsOn } from "../plans/plan-options.ts";
import { isAutoRenewalCountry } from "../plans/is-auto-renewal-country.ts";
import {
  type BasketPlan,
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
import { videoId } from "./video-id.ts";

/** Everything the page of one service shows. It holds no date that this visitor may not see. */
export type ServicePage = {
  product: Pick<Product, "productId" | "name" | "text" | "gallery" | "manualUrl" | "termsUrl" | "categoryName"> & {
    videoId?: string;
    benefits: ShownBenefit[];
  };
  vehicle?: RenewalVehicle;
  today: CalendarDay;
  notice?: ExpiryNotice;
  isDateHidden: boolean;
  /** The present end of the service; undefined when the visitor may not see it. */
  expiresOn?: CalendarDay;
  /** The day a new term starts; undefined when the visitor may not see it. */
  startsOn?: CalendarDay;
  options: PlanOption[];
  inBasket?: string;
  /** Whether the visitor came from the list of services (MSR, multi-service renewal; `fromMSR` in the URL). */
  isFromList: boolean;
  /** What Renew All would put into the basket. */
  renewable: RenewablePlan[];
  /** The plan that was chosen in the list of services. */
  planChosenInList?: string;
  hasDueLink: boolean;
  taxNote?: MessageId;
  /** Missing where the shop has no auto-renewal. */
  autoRenewalNote: MessageId | undefined;
  countryCount?: number;
  countries?: CoveredCountry[];
  questions?: FaqEntry[];
};

export type RenewablePlan = { productId: string; planId: string };

/** With our own pictogram or icon where the catalogue's picture has its name, else with the picture. */
export type ShownBenefit = { title: string; text: string; pictogram?: PictogramName; icon?: IconName; image?: string };

type Input = {
  productId: string;
  /** Whether the vehicle must have the service already; driver assistance is also sold for the first time. */
  needsSubscription: boolean;
  /** Driver assistance can be renewed without a vehicle. */
  needsVehicle: boolean;
  switches: RenewalTestSwitches;
  /** Whether the visitor came from the list of several services. */
  isFromList: boolean;
  /** The plan that was chosen in that list. */
  planChosenInList?: string | undefined;
  /** Whether to load the names of the countries, not only their number. */
  wantsCountries: boolean;
};

type Outcome =
  | { kind: "noVehicle" }
  | { kind: "error"; error: RenewalError }
  | UnavailableOffer
  | { kind: "beingRenewed"; vehicle: RenewalVehicle; today: CalendarDay; service: string }
  | {
      kind: "notRenewableYet";
      vehicle: RenewalVehicle;
      today: CalendarDay;
      expiresOn: CalendarDay;
      isRegistered: boolean;
      hasAccount: boolean;
      /** Other services of the vehicle that are due. */
      dueCount: number;
    }
  | { kind: "detail"; page: ServicePage };

export async function loadServicePage(deps: RenewalDeps, input: Input): Promise<Outcome> {
  const { vehicle } = deps;
  if (!vehicle && input.needsVehicle) return { kind: "noVehicle" };
  const offer = await readRenewalOffer(deps);
  if (!offer) return describeUnavailableOffer(deps, input.productId);
  const product = offer.products.find(({ productId }) => productId === input.productId);
  const paid = await deps.paidServices();
  const renewing = describeRenewing(deps, product, paid);
  if (renewing) return renewing;
  const { subscriptions, undated } = vehicle ?? withoutServices;
  const stage = renewalStage({
    ...deps,
    ...input,
    product,
    subscriptions,
    undated,
    isOffered: isOfferedForVehicle(deps, product),
  });
  if (stage.kind === "error") return stage;
  if (!product) return { kind: "error", error: { reason: "noVariations" } };
  if (stage.kind === "notRenewableYet" && vehicle)
    return describeNotRenewableYet({ ...deps, vehicle }, { ...offer, paid, stage });
  const page = await describePage(deps, input, { ...offer, product, paid, expiresOn: stage.expiresOn });
  return { kind: "detail", page };
}

const withoutServices: Pick<SelectedVehicle, "subscriptions" | "undated"> = { subscriptions: [] };

/** Without a vehicle or a product, the service counts as sold. */
const isOfferedForVehicle = ({ vehicle }: RenewalDeps, product: Product | undefined): boolean =>
  !vehicle || !product || isOfferedFor(product, vehicle);

type NotRenewableYet = Extract<Outcome, { kind: "notRenewableYet" }>;

/** A service that ends so late that it cannot be renewed yet. */
function describeNotRenewableYet(
  { vehicle, today, isRegistered, isOwner }: RenewalDeps & { vehicle: SelectedVehicle },
  {
    stage,
    preferences,
    ...offer
  }: Offer & { paid: readonly PaidService[]; stage: Pick<NotRenewableYet, "kind" | "expiresOn"> },
): NotRenewableYet {
  const { due } = groupVehicleServices({ ...offer, today, isOwner, subscriptions: vehicle.subscriptions });
  const hasAccount = !preferences.isAccountHidden;
  return { ...stage, vehicle: renewalVehicle(vehicle), today, isRegistered, hasAccount, dueCount: due.length };
}

type Renewing = Extract<Outcome, { kind: "beingRenewed" }>;

/** A service that was paid for and has not reached the vehicle yet. */
function describeRenewing(
  { vehicle, today }: RenewalDeps,
  product: Product | undefined,
  paid: readonly PaidService[],
): Renewing | undefined {
  if (!vehicle || !product) return undefined;
  const { subscriptions } = vehicle;
  if (!isBeingRenewed(product.productId, { subscriptions, paid })) return undefined;
  return { kind: "beingRenewed", vehicle: renewalVehicle(vehicle), today, service: product.name };
}

type ServiceData = Offer & { product: Product; paid: readonly PaidService[]; expiresOn: string | undefined };

async function describePage(deps: RenewalDeps, input: Input, data: ServiceData): Promise<ServicePage> {
  const { market, today, isOwner, vehicle, timeoutMs } = deps;
  const { product, preferences, expiresOn } = data;
  const [basket = [], help] = await Promise.all([
    resolveWithin(deps.basket(), timeoutMs),
    readHelp(deps, data, input.wantsCountries),
  ]);
  const isHidden =
    expiresOn !== undefined && isDateHidden({ showsDatesToOwnerOnly: product.showsDatesToOwnerOnly, isOwner });
  const visibleExpiry = isHidden || !expiresOn || !isCalendarDay(expiresOn) ? undefined : expiresOn;
  const startsOn = isHidden ? undefined : termStartsOn(visibleExpiry, today);
  const { due } = groupVehicleServices({ ...data, today, isOwner, subscriptions: vehicle?.subscriptions ?? [] });
  return {
    product: shownProduct(product),
    ...(vehicle && { vehicle: renewalVehicle(vehicle) }),
    today,
    notice: expiryNotice({ ...input, expiresOn, today, showsDatesToOwnerOnly: product.showsDatesToOwnerOnly, isOwner }),
    isDateHidden: isHidden,
    expiresOn: visibleExpiry,
    startsOn,
    options: planOptions(product.plans, { startsOn, maxMonths: longestFirstTerm(deps) }),
    inBasket: planInBasket(basket, product),
    isFromList: input.isFromList,
    renewable: renewablePlans(due, basket, longestFirstTerm(deps)),
    ...(input.planChosenInList && { planChosenInList: input.planChosenInList }),
    hasDueLink: hasDueLink({ due, basketItems: basket, today }),
    taxNote: taxNote({ market, preferences }),
    autoRenewalNote: autoRenewalNote({
      isAutoRenewalInCountry: isAutoRenewalCountry(market.country, preferences),
      isRegistered: deps.isRegistered,
    }),
    ...help,
  };
}

/** The plan with the shortest term of every service that is due and not in the basket. */
function renewablePlans(
  due: readonly VehicleService<Product>[],
  basket: readonly BasketPlan[],
  maxMonths: number | undefined,
): RenewablePlan[] {
  return due.flatMap(({ product }) => {
    const timed = planOptions(product.plans, { startsOn: undefined, maxMonths }).filter(({ term }) => term);
    const plan = planInBasket(basket, product) ? undefined : shortestPlan(timed);
    return plan ? [{ productId: product.productId, planId: plan.planId }] : [];
  });
}

function shownProduct(product: Product): ServicePage["product"] {
  const { productId, name, text, gallery, manualUrl, termsUrl, categoryName } = product;
  const video = videoId(product.videoUrl);
  return {
    productId,
    name,
    text,
    gallery,
    benefits: product.benefits.map(shownBenefit),
    manualUrl,
    termsUrl,
    ...(categoryName !== undefined && { categoryName }),
    ...(video && { videoId: video }),
  };
}

function shownBenefit({ title, text, image = "" }: Benefit): ShownBenefit {
  const name = /([a-z-]+)\.svg$/.exec(image)?.[1];
  const pictogram = PICTOGRAM_NAMES.find((one) => one === name);
  if (pictogram) return { title, text, pictogram };
  const icon = ICON_NAMES.find((one) => one === name);
  if (icon) return { title, text, icon };
  return { title, text, ...(image !== "" && { image }) };
}

/** Questions and countries are optional: the page is shown without them when they are late. */
async function readHelp(
  { catalogue, locale, market, isRegistered, timeoutMs }: RenewalDeps,
  { product, preferences }: ServiceData,
  wantsCountries: boolean,
): Promise<Pick<ServicePage, "questions" | "countryCount" | "countries">> {
  const region = { localeId: locale.id, country: market.country };
  const audience = {
    ...region,
    isRegistered,
    isAutoRenewalInCountry: isAutoRenewalCountry(market.country, preferences),
  };
  const [questions, countries] = await Promise.all([
    resolveWithin(catalogue.renewalQuestions(audience), timeoutMs),
    product.isConnectedNavigation ? resolveWithin(catalogue.coverage(region), timeoutMs) : undefined,
  ]);
  return {
    questions,
    ...(countries?.length && { countryCount: countries.length, ...(wantsCountries && { countries }) }),
  };
}
