import { sessionContext, vehicleContext } from "../request/request-context.ts";
import { shopRedirect } from "../request/shop-redirect.ts";
import type { Route } from "./+types/subscriptions-redirect";

/** One address for letters and apps: it redirects to the subscriptions or services that the visitor may see. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(sessionContext).isRegistered) return shopRedirect(context, "/account/my-subscriptions");
  return shopRedirect(context, context.get(vehicleContext).selectedVehicle ? "/services" : "/vin-error");
}

/** Never rendered; a route without a page would answer errors as data. */
export default function SubscriptionsRedirect() {
  return null;
}
