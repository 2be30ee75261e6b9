import { isFault } from "../../contracts/fault.ts";
import { dayIn } from "../../contracts/markets/market-time.ts";
import type { CalendarDay } from "../domain/calendar-day.ts";
import type { VehicleView } from "../domain/vehicle/vehicle.ts";
import { ownsVehicle } from "../domain/vehicle/ownership/vehicle-owner.ts";
import { siteLocaleOf } from "../features/basket/request/request-basket.server.ts";
import { describeVehicleStatus, type VehicleStatus } from "../features/vehicle/find-vehicle/vehicle-status.ts";
import { vehicleView } from "../features/vehicle/find-vehicle/vehicle-view.ts";
import { isServedIn } from "../features/vehicle/lookup/vehicle-market.ts";
import { paidServicesOfRequest } from "../request/checkout-control.server.ts";
import {
  catalogueContext,
  countriesContext,
  depsContext,
  type RequestContext,
  requestedShopContext,
  sessionContext,
  vehicleContext,
} from "../request/request-context.ts";
import { resolveWithin } from "../request/resolve-within.ts";

/** The selected vehicle, with its status. */
export type OwnVehicle = VehicleView & { today: CalendarDay; status: VehicleStatus };

/** Undefined also for a vehicle that another shop sells for: it is kept for that shop, and this one has nothing to offer. */
export async function loadOwnVehicle(context: RequestContext): Promise<OwnVehicle | undefined> {
  const selection = context.get(vehicleContext);
  if (!selection.selectedVehicle) return undefined;
  const session = context.get(sessionContext);
  // Reads the session first: after a log-out the visitor no longer counts as the owner.
  await session.findShopper().catch(ignoreFault);
  const vehicle = await selection.refresh();
  if (!vehicle) return undefined;
  const { market } = context.get(requestedShopContext).shop;
  const today = dayIn(context.get(depsContext).now(), market.timeZone);
  if (!isServedIn(vehicle.country, market.country, context.get(countriesContext))) return undefined;
  const [products, paid] = await Promise.all([
    resolveWithin(context.get(catalogueContext).allProducts(siteLocaleOf(context))),
    paidServicesOfRequest(context),
  ]);
  const status = describeVehicleStatus({
    subscriptions: vehicle.subscriptions,
    paid,
    products,
    today,
    isOwner: ownsVehicle(session.person, vehicle.owner),
  });
  return { ...vehicleView(vehicle), today, status };
}

/** While commerce does not answer, the session counts as active. */
function ignoreFault(error: unknown): void {
  if (!isFault(error)) throw error;
}
