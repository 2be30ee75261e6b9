import { readAccountMenu } from "../features/account/read-account-menu.server.ts";
import { sessionContext, vehicleContext } from "../request/request-context.ts";
import { shopRedirect } from "../request/shop-redirect.ts";
import { accountHome } from "../site/pages/account-menu.ts";
import type { Route } from "./+types/home";

/** Redirects a customer to the account, a visitor with a vehicle to its services, and the others to the vehicle search. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  const isCustomer = session.isRegistered && (await session.findShopper())?.kind === "registered";
  const account = isCustomer ? accountHome(await readAccountMenu(context)) : undefined;
  return shopRedirect(context, account ?? (context.get(vehicleContext).selectedVehicle ? "/services" : "/vin-error"));
}

/** Never rendered; a route without a page would answer errors as data. */
export default function Home() {
  return null;
}
