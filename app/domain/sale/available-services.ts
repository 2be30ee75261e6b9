import type { SelectedVehicle } from "../vehicle/vehicle.ts";
import { isBeingRenewed, type PaidService } from "./checkout-control.ts";
import { isForSale } from "./is-for-sale.ts";
import { isOfferedFor } from "./vehicle-offer.ts";

type Service = Parameters<typeof isForSale>[0] &
  Parameters<typeof isOfferedFor>[0] & { isConnectedNavigation: boolean };
type Input<Product> = { vehicle: SelectedVehicle; products: readonly Product[]; paid: readonly PaidService[] };

/** The services that a vehicle does not have and can get here. */
export function availableServices<Product extends Service>({ vehicle, products, paid }: Input<Product>): Product[] {
  const { subscriptions, undated = [] } = vehicle;
  const isOwned = ({ productId }: Product) =>
    subscriptions.some((one) => one.productId === productId) ||
    undated.includes(productId) ||
    isBeingRenewed(productId, { subscriptions, paid });
  // The vehicle service names one variant of navigation, though the vehicle may have several.
  const hasNavigation = products.some((one) => one.isConnectedNavigation && isOwned(one));
  return products.filter(
    (product) =>
      !isOwned(product) &&
      !(product.isConnectedNavigation && hasNavigation) &&
      isForSale(product) &&
      isOfferedFor(product, vehicle),
  );
}
