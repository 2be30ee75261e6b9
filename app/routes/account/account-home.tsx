import { readAccountMenu } from "../../features/account/read-account-menu.server.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";
import { accountHome } from "../../site/pages/account-menu.ts";
import type { Route } from "./+types/account-home";
import { refuse } from "../../request/refuse.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const home = accountHome(await readAccountMenu(context));
  if (!home) refuse(404);
  return shopRedirect(context, home);
}

/** Never rendered; a route without a page would answer errors as data. */
export default function AccountHome() {
  return null;
}
