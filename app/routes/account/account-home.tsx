import { data } from "react-router";
import { readAccountMenu } from "../../features/account/read-account-menu.server.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";
import { accountHome } from "../../site/pages/account-menu.ts";
import type { Route } from "./+types/account-home";

export async function loader({ context }: Route.LoaderArgs) {
  const home = accountHome(await readAccountMenu(context));
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  if (!home) throw data(null, { status: 404 });
  return shopRedirect(context, home);
}

/** Never seen; a route without a page would answer errors as data. */
export default function AccountHome() {
  return null;
}
