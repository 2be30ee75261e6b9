import { redirect } from "react-router";
import { beginSignIn } from "../../features/sign-in/begin-sign-in.server.ts";
import { refererPath, returnPage } from "../../middleware/guards/return-page.ts";
import {
  factsContext,
  sessionContext,
  settingsContext,
  shopContext,
  depsContext,
} from "../../request/request-context.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";
import { siteOrigin } from "../../site/site-origin.ts";
import { tooManyRequests } from "../../request/too-many-requests.ts";
import type { Route } from "./+types/sign-in";

/**
 * Leads to the identity provider, and from there back to the page in `to`, else to the one the link was on. With
 * `other` somebody who is signed in can become somebody else.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const settings = context.get(settingsContext);
  const { host, ip } = context.get(factsContext);
  const { shop, prefix } = context.get(shopContext);
  const url = new URL(request.url);
  const origin = siteOrigin(settings, host);
  // What is remembered under another name of this host would not come back.
  if (host !== new URL(origin).host) return redirect(origin + url.pathname + url.search);
  const allowance = await context.get(depsContext).limits.signInPerAddress(ip);
  if (!allowance.isAllowed) return tooManyRequests(allowance.retryAfterSeconds);
  const asked = url.searchParams.get("to") ?? refererPath(request.headers.get("referer"), origin);
  const returnTo = returnPage(asked, { shop, prefix });
  const isOther = url.searchParams.has("other");
  const known = await context.get(sessionContext).findShopper();
  if (known?.kind === "registered" && !isOther) return redirect(origin + returnTo);
  const started = await beginSignIn(context, { request, returnTo, prompt: isOther ? "login" : undefined });
  const failed = new URLSearchParams({ redirectUrl: returnTo, problem: "unavailable" });
  return started ?? shopRedirect(context, `/restricted-access?${failed}`);
}
