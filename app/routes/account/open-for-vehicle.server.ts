import { z } from "zod";
import { OPEN_FIELDS, VEHICLE_PAGES, type VehiclePage } from "../../page/account/open-for-vehicle.ts";
import { readPart } from "../../request/account/read-part.ts";
import { readForm } from "../../request/form/read-form.server.ts";
import { refuse } from "../../request/refuse.ts";
import { type RequestContext, vehicleContext } from "../../request/request-context.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";
import { ownVehicleDeps } from "./own-vehicle-deps.server.ts";

const openForm = z.object({
  [OPEN_FIELDS.vehicle]: z.string().max(40),
  [OPEN_FIELDS.page]: z.enum(VEHICLE_PAGES),
  [OPEN_FIELDS.service]: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional(),
});

const PATHS: Readonly<Record<VehiclePage, (service: string) => string>> = {
  renewAll: () => "/renew-all",
  renew: (service) => `/service/${service}`,
  details: (service) => `/single-detail-page/${service}`,
};

type Args = { request: Request; context: RequestContext };

/** Selects one of the customer's vehicles and opens a page for it. A vehicle of anybody else is not found. */
export async function openForVehicle({ request, context }: Args): Promise<Response> {
  const { ownVehicles, keyOf } = ownVehicleDeps(context);
  const form = await readForm(request, openForm);
  const vehicles = await readPart(ownVehicles());
  if (!vehicles.isAvailable) refuse(503);
  const vehicle = vehicles.value.find(({ vin }) => keyOf(vin) === form.vehicle);
  if (!vehicle) refuse(404);
  context.get(vehicleContext).select(vehicle);
  return shopRedirect(context, PATHS[form.page](form.service ?? ""));
}
