import type { MiddlewareFunction } from "react-router";
import { lookUpAndSelectVehicle } from "../features/vehicle/lookup/look-up-and-select-vehicle.server.ts";
import { redirectAfterLookup } from "../features/vehicle/lookup/redirect-after-lookup.ts";
import {
  factsContext,
  type RequestContext,
  settingsContext,
  requestedShopContext,
  vehicleContext,
} from "../request/request-context.ts";
import { redirectFromMiddleware } from "../request/shop-redirect.ts";
import { readLinkParameters, type LinkParameters, withoutVehicleAndProduct } from "../request/link-parameters.ts";
import { refuse } from "../request/refuse.ts";

/** Addresses that read their own query: calls of scripts, and returns from a sign-in. */
const ownQuery = /^\/(?:service-|callback)/;
/** Pages that ask for a vehicle; a link with a vehicle goes to the services instead. */
const vehiclePrompts = new Set(["/vin-error", "/invalid-market-vin", "/invalid-brand-vin", "/generic-error"]);

/**
 * Takes the vehicle from a link and redirects to the same page without it: a VIN must not stay in an address, where
 * histories, logs and other sites would see it.
 */
export const vehicleFromLink: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { pathname } = context.get(requestedShopContext);
  if (!["GET", "HEAD"].includes(request.method) || ownQuery.test(pathname)) return next();
  const query = new URL(request.url).searchParams;
  const link = readLinkParameters(query, {
    host: context.get(factsContext).host,
    testHosts: context.get(settingsContext).testHosts,
  });
  if (!link.vehicle && !link.productId) return next();
  const page = pageOf(link, pathname, query);
  return redirectFromMiddleware(context, (await selectLinkedVehicle(context, link, page)) ?? page);
};

async function selectLinkedVehicle(
  context: RequestContext,
  { vehicle, channel }: LinkParameters,
  page: string,
): Promise<string | undefined> {
  if (!vehicle) return undefined;
  const outcome = await lookUpAndSelectVehicle(context, vehicle);
  if (outcome.kind === "limited") {
    refuse(429, { retryAfterSeconds: outcome.retryAfterSeconds });
  }
  if (outcome.kind === "unavailable") context.get(vehicleContext).storePendingLookup(vehicle);
  return redirectAfterLookup(outcome.kind, { channel, requestedPage: page });
}

function pageOf({ vehicle, productId }: LinkParameters, pathname: string, query: URLSearchParams): string {
  const rest = withoutVehicleAndProduct(query);
  rest.delete("_routes");
  const path = productId ? `/service/${productId}` : vehicle && vehiclePrompts.has(pathname) ? "/services" : pathname;
  return rest.size > 0 ? `${path}?${rest}` : path;
}
