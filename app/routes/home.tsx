import { vehicleContext } from "../request-context.ts";
import { shopRedirect } from "../shop-redirect.ts";
import type { Route } from "./+types/home";

/** The shop begins with a vehicle, and goes on with what it has. */
export function loader({ context }: Route.LoaderArgs) {
  return shopRedirect(context, context.get(vehicleContext).current ? "/services" : "/vin-error");
}

/** Never seen; a route without a page would answer errors as data. */
export default function Home() {
  return null;
}
