import { redirectDocument } from "react-router";
import { signOut } from "../../features/sign-in/sign-out.server.ts";
import { vehicleCookie } from "../../features/vehicle/vehicle-cookie/vehicle-cookie.server.ts";
import { refererPath, returnPage } from "../../middleware/guards/return-page.ts";
import { tooManyRequests } from "../../request/limits/too-many-requests.ts";
import {
  factsContext,
  sessionContext,
  settingsContext,
  requestedShopContext,
  depsContext,
} from "../../request/request-context.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";
import { isRefusedWith } from "../../request/refuse.ts";
import { routerTarget } from "../../site/shop-context.tsx";
import { siteOrigin } from "../../site/site-origin.ts";
import { isFault } from "../../../contracts/fault.ts";
import { withTimeBudget } from "../../../contracts/time-budget.ts";
import type { Route } from "./+types/forgerock-logout";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { addCookies } from "../../request/cookies/add-cookies.ts";
import { orderGrants } from "../../request/guest-order/order-grants.server.ts";

/** How long a log-out waits for the guest session that follows it, in milliseconds. */
const guestMs = 700;

/** The session's refusal when one IP address has created too many guests. */
const TOO_MANY_GUESTS = 429;

/** Logs out of all sites. Accepts only a form of the shop: a link or an image must not log a customer out. */
export async function action({ request, context }: Route.ActionArgs) {
  const allowance = await context.get(depsContext).limits.signInPerIp(context.get(factsContext).ip);
  if (!allowance.isAllowed) return tooManyRequests(allowance.retryAfterSeconds);
  const { shop, prefix } = context.get(requestedShopContext);
  const origin = siteOrigin(context.get(settingsContext), context.get(factsContext).host);
  const stayAt = returnPage(refererPath(request.headers.get("referer"), origin), { shop, prefix });
  const { providerUrl, lines } = await signOut(request, context, { stayAt });
  await withTimeBudget(guestMs, () => context.get(sessionContext).getOrCreateShopper()).catch(ignoreRefusal);
  const headers = new Headers({
    "cache-control": "no-store",
    // On a shared computer no data of the customer stays for the next user.
    "clear-site-data": '"cache", "storage"',
  });
  const vehicles = shop.config.sites.map(({ id }) => vehicleCookie(id, cookieDeps(context)).clear());
  addCookies(headers, ...lines, ...vehicles, orderGrants(cookieDeps(context)).clear());
  return redirectDocument(providerUrl?.href ?? routerTarget(shop, prefix, "/"), { status: 303, headers });
}

/** A link only opens the confirmation page, whose form logs out. */
export const loader = ({ context }: Route.LoaderArgs) => shopRedirect(context, "/log-out");

/** The visitor is signed out even when no guest session can be created now; the next add to the basket creates one. */
function ignoreRefusal(error: unknown): void {
  if (!isFault(error) && !isRefusedWith(error, TOO_MANY_GUESTS)) throw error;
}
