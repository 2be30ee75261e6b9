import type { Product } from "../../catalogue/catalogue.ts";
import { maskVin } from "../../../contracts/vehicles/mask-vin.ts";
import { lowestPrice } from "../../domain/sale/lowest-price.ts";
import type { PaidService } from "../../domain/sale/checkout-control.ts";
import type { SelectedVehicle } from "../../domain/vehicle/vehicle.ts";
import type { AccountDeps } from "../../request/account/account-deps.server.ts";
import { type PagePart, readPart } from "../../request/account/read-part.ts";
import { type ListedService, listServices, type ServicePage } from "./list-services.ts";
import type { Listing } from "./listing-parameters.ts";
import { serviceFit } from "./service-fit.ts";

export type ServiceListDeps = Pick<AccountDeps, "catalogue" | "shop" | "today"> & {
  ownVehicles: () => Promise<readonly SelectedVehicle[]>;
  paidServices: (vin: string) => Promise<readonly PaidService[]>;
  keyOf: (vin: string) => string;
};

export type ListedVehicle = { key: string; modelName: string; maskedVin?: string };
export type Category = { id: string; name: string };

export type ServiceList = {
  listing: Listing;
  /** Without them the services are listed, but not what they are for each vehicle. */
  vehicles: PagePart<ListedVehicle[]>;
  services: PagePart<{ page: ServicePage; categories: Category[] }>;
};

/** Every service of the make and market, with what it is for each of the customer's vehicles. */
export async function loadServiceList(deps: ServiceListDeps, listing: Listing): Promise<ServiceList> {
  const { site, locale } = deps.shop;
  const siteLocale = { siteId: site.id, localeId: locale.id, currency: locale.preferredCurrency };
  const [vehicles, products] = await Promise.all([
    readPart(readVehicles(deps)),
    readPart(deps.catalogue.allProducts(siteLocale)),
  ]);
  const own = vehicles.isAvailable ? vehicles.value : [];
  return {
    listing,
    vehicles: vehicles.isAvailable ? { isAvailable: true, value: own.map(describeVehicle) } : vehicles,
    services: products.isAvailable
      ? {
          isAvailable: true,
          value: {
            page: listServices(
              products.value.map((product) => describeService(product, own, deps)),
              listing,
              locale.id,
            ),
            categories: categoriesOf(products.value),
          },
        }
      : products,
  };
}

type OwnVehicle = { key: string; vehicle: SelectedVehicle; paid: readonly PaidService[] };

async function readVehicles({ ownVehicles, paidServices, keyOf }: ServiceListDeps): Promise<OwnVehicle[]> {
  const vehicles = await ownVehicles();
  return Promise.all(
    vehicles.map(async (vehicle) => ({
      key: keyOf(vehicle.vin),
      vehicle,
      paid: await paidServices(vehicle.vin),
    })),
  );
}

function describeVehicle({ key, vehicle: { vin, modelName } }: OwnVehicle): ListedVehicle {
  const maskedVin = maskVin(vin);
  return { key, modelName, ...(maskedVin && { maskedVin }) };
}

function describeService(
  product: Product,
  vehicles: readonly OwnVehicle[],
  { today }: Pick<ServiceListDeps, "today">,
): ListedService {
  const { productId, name, image, text, categoryId, plans } = product;
  const cheapest = lowestPrice(plans);
  return {
    productId,
    name,
    image,
    text,
    categoryId,
    ...(cheapest && { fromPrice: cheapest }),
    fits: vehicles.map((own) => ({ vehicle: own.key, fit: serviceFit(product, own, today) })),
  };
}

/** In the order of the catalogue. A category without a name cannot be chosen. */
function categoriesOf(products: readonly Product[]): Category[] {
  const names = products.flatMap(({ categoryId: id, categoryName: name }) => (name ? [[id, name] as const] : []));
  return [...new Map(names)].map(([id, name]) => ({ id, name }));
}
