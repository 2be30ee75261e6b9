import { maskVin } from "../../../../contracts/vehicles/mask-vin.ts";
import type { Product } from "../../../catalogue/catalogue.ts";
import type { Money } from "../../../domain/money.ts";
import { availableServices } from "../../../domain/sale/available-services.ts";
import type { PaidService } from "../../../domain/sale/checkout-control.ts";
import { lowestPrice } from "../../../domain/sale/lowest-price.ts";
import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";
import { readPart } from "../../../request/account/read-part.ts";
import { readSubscriptions, type SubscriptionDeps } from "../read-subscriptions.server.ts";
import { tabOf } from "../subscription-state.ts";

/** What one of the customer's vehicles does not have and can get here. */
export type VehicleOffers = {
  key: string;
  modelName: string;
  maskedVin: string | undefined;
  services: { productId: string; name: string; image: string; price: Money | undefined }[];
};

type Deps = SubscriptionDeps & {
  ownVehicles: () => Promise<readonly SelectedVehicle[]>;
  paidServices: (vin: string) => Promise<readonly PaidService[]>;
  keyOf: (vin: string) => string;
};

/** An offer is no reason to say that a page is not complete: while a system is away there is none. */
export async function loadAvailableServices(deps: Deps): Promise<VehicleOffers[]> {
  const offers = await readPart(readOffers(deps));
  return offers.isAvailable ? offers.value.filter(({ services }) => services.length > 0) : [];
}

async function readOffers(deps: Deps): Promise<VehicleOffers[]> {
  const { site, locale } = deps.shop;
  const siteLocale = { siteId: site.id, localeId: locale.id, currency: locale.preferredCurrency };
  const [vehicles, products, subscriptions] = await Promise.all([
    deps.ownVehicles(),
    deps.catalogue.allProducts(siteLocale),
    readSubscriptions(deps),
  ]);
  const running = subscriptions.filter(({ state }) => tabOf(state.phase) === "active");
  return Promise.all(
    vehicles.map(async (vehicle) => {
      const paid = await deps.paidServices(vehicle.vin);
      // A service on its way is in the customer's list before the vehicle has it.
      const isListed = ({ productId }: Product) =>
        running.some((one) => one.productId === productId && one.vehicle.vin === vehicle.vin);
      return {
        key: deps.keyOf(vehicle.vin),
        modelName: vehicle.modelName,
        maskedVin: maskVin(vehicle.vin),
        services: availableServices({ vehicle, products, paid })
          .filter((product) => !isListed(product))
          .map(describeOffer),
      };
    }),
  );
}

const describeOffer = ({ productId, name, image, plans }: Product) => ({
  productId,
  name,
  image,
  price: lowestPrice(plans),
});
