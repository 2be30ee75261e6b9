import type { Money } from "../../domain/money.ts";
import type { Fit, Listing, Sort } from "./listing-parameters.ts";
import type { ServiceFit } from "./service-fit.ts";

/** A service of the list, with what it is for each of the customer's vehicles. */
export type ListedService = {
  productId: string;
  name: string;
  image: string;
  text: string;
  categoryId: string;
  /** The price of its cheapest plan; missing for a service that is not sold at the moment. */
  fromPrice?: Money;
  fits: { vehicle: string; fit: ServiceFit }[];
};

/** One page of the list. `from` and `to` count from 1; both are 0 for an empty list. */
export type ServicePage = {
  services: ListedService[];
  total: number;
  from: number;
  to: number;
  previousOffset?: number;
  nextOffset?: number;
};

/** The services of a listing. An offset beyond the end shows the last page. */
export function listServices(services: readonly ListedService[], listing: Listing, localeId: string): ServicePage {
  const found = services.filter((service) => isRefined(service, listing)).toSorted(comparisons(localeId)[listing.sort]);
  const { limit } = listing;
  const total = found.length;
  const lastOffset = Math.max(0, Math.ceil(total / limit) - 1) * limit;
  const offset = Math.min(listing.offset, lastOffset);
  const shown = found.slice(offset, offset + limit);
  return {
    services: shown,
    total,
    from: total === 0 ? 0 : offset + 1,
    to: offset + shown.length,
    ...(offset > 0 && { previousOffset: Math.max(0, offset - limit) }),
    ...(offset + limit < total && { nextOffset: offset + limit }),
  };
}

/** Values of one refinement are alternatives; a service must satisfy every refinement. */
function isRefined(service: ListedService, { categories, fits }: Listing): boolean {
  const isOfCategory = categories.length === 0 || categories.includes(service.categoryId);
  return isOfCategory && (fits.length === 0 || fits.some((fit) => hasFit[fit](service)));
}

const hasFit: Readonly<Record<Fit, (service: ListedService) => boolean>> = {
  fits: (service) => countFits(service) > 0,
  owned: ({ fits }) => fits.some(({ fit }) => fit.kind === "active" || fit.kind === "onItsWay"),
};

const countFits = ({ fits }: ListedService) => fits.filter(({ fit }) => fit.kind !== "notCompatible").length;

type Compare = (one: ListedService, other: ListedService) => number;

/** Services that are equal keep the order of the catalogue. */
const comparisons = (localeId: string): Readonly<Record<Sort, Compare>> => ({
  "best-matches": (one, other) => countFits(other) - countFits(one),
  name: (one, other) => one.name.localeCompare(other.name, localeId),
  price: (one, other) => (one.fromPrice?.amount ?? Infinity) - (other.fromPrice?.amount ?? Infinity) || 0,
});
