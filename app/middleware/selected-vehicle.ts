import type { MiddlewareFunction } from "react-router";
import { createVehicleSelection } from "../features/vehicle/vehicle-cookie/create-vehicle-selection.server.ts";
import { lookUpVehicle } from "../features/vehicle/lookup/look-up-vehicle.server.ts";
import { lookupDeps } from "../features/vehicle/lookup/lookup-deps.server.ts";
import { vehicleCookie } from "../features/vehicle/vehicle-cookie/vehicle-cookie.server.ts";
import { requestedShopContext, vehicleContext } from "../request/request-context.ts";
import { cookieDeps } from "../request/cookies/cookie-deps.server.ts";
import { withCookies } from "../request/cookies/add-cookies.ts";

/** A page that already has a vehicle does not wait longer than this for newer data, in milliseconds. */
const timeoutMs = 2_500;

/** Puts the visitor's vehicle into the request context, and stores its changes however the request ends. */
export const selectedVehicle: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const deps = cookieDeps(context);
  const { site, config } = context.get(requestedShopContext).shop;
  const selection = createVehicleSelection({
    make: site.make,
    stored: await vehicleCookie(site.id, deps).read(request),
    now: deps.now,
    lookUp: (reference) => lookUpVehicle({ ...lookupDeps(context), externalIds: [], timeoutMs }, reference),
  });
  context.set(vehicleContext, selection);
  const response = await next();
  const lines: string[] = [];
  for (const [make, stored] of selection.changes()) {
    const siteOfMake = config.sites.find((one) => one.make === make);
    if (!siteOfMake) continue;
    const cookie = vehicleCookie(siteOfMake.id, deps);
    lines.push(stored ? await cookie.write(stored) : cookie.clear());
  }
  if (lines.length === 0 && !selection.selectedVehicle && !selection.pendingLookup) return response;
  const personal = withCookies(response, lines);
  personal.headers.set("cache-control", "private, no-store");
  return personal;
};
