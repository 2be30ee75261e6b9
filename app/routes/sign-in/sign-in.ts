import { redirect } from "react-router";
import { beginSignIn } from "../../features/sign-in/begin-sign-in.server.ts";
import { readConfirmation } from "../../features/checkout/confirmation/read-confirmation.server.ts";
import { refererPath, returnPage } from "../../middleware/guards/return-page.ts";
import {
  factsContext,
  type RequestContext,
  sessionContext,
  settingsContext,
  requestedShopContext,
  depsContext,
} from "../../request/request-context.ts";
import { resolveWithin } from "../../request/resolve-within.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";
import { siteOrigin } from "../../site/site-origin.ts";
import { tooManyRequests } from "../../request/limits/too-many-requests.ts";
import type { Route } from "./+types/sign-in";

/**
 * Redirects to the identity provider, which returns to the page in `to`, or else to the page of the link. With `other` a
 * signed-in customer can sign in as another one; with the `order` of a guest the guest can create an account.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const settings = context.get(settingsContext);
  const { host, ip } = context.get(factsContext);
  const { shop, prefix } = context.get(requestedShopContext);
  const url = new URL(request.url);
  const origin = siteOrigin(settings, host);
  // Cookies that are set under another host name would not be sent back.
  if (host !== new URL(origin).host) return redirect(origin + url.pathname + url.search);
  const allowance = await context.get(depsContext).limits.signInPerIp(ip);
  if (!allowance.isAllowed) return tooManyRequests(allowance.retryAfterSeconds);
  const requestedPage = url.searchParams.get("to") ?? refererPath(request.headers.get("referer"), origin);
  const returnTo = returnPage(requestedPage, { shop, prefix });
  const isOther = url.searchParams.has("other");
  const known = await context.get(sessionContext).findShopper();
  if (known?.kind === "registered" && !isOther) return redirect(origin + returnTo);
  const newAccountEmail = await readGuestEmail(context, url.searchParams.get("order"));
  const prompt = isOther ? "login" : undefined;
  const started = await beginSignIn(context, { request, returnTo, prompt, newAccountEmail });
  const failed = new URLSearchParams({ redirectUrl: returnTo, problem: "unavailable" });
  return started ?? shopRedirect(context, `/restricted-access?${failed}`);
}

/** The address in a guest's own order; only a suggestion, which the provider verifies with a mail. */
async function readGuestEmail(context: RequestContext, orderNo: string | null): Promise<string | undefined> {
  const shopper = orderNo === null ? undefined : await context.get(sessionContext).findShopper();
  if (!shopper || orderNo === null) return undefined;
  const siteId = context.get(requestedShopContext).shop.site.id;
  const outcome = await resolveWithin(readConfirmation({ shopper, siteId }, { orderNo }));
  return outcome?.kind === "order" && outcome.confirmation.isGuest ? outcome.confirmation.email : undefined;
}
