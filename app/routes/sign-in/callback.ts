import { redirect } from "react-router";
import { handleSignInCallback } from "../../features/sign-in/handle-sign-in-callback.server.ts";
import { closeFlow, flowsCookie, type SignInFlow } from "../../features/sign-in/sign-in-flows.server.ts";
import { providerSession, skipSilentSignInCookie } from "../../features/sign-in/skip-silent-sign-in-cookie.server.ts";
import type { SignInProblem } from "../../features/sign-in/sign-in-problem.ts";
import { factsContext, sessionContext, requestedShopContext, depsContext } from "../../request/request-context.ts";
import { storageKeyCookie } from "../../session/storage-encryption-key.server.ts";
import { tooManyRequests } from "../../request/limits/too-many-requests.ts";
import type { Route } from "./+types/callback";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { addCookies } from "../../request/cookies/add-cookies.ts";

const YEAR = 31_536_000;

/** The page to which sign-ins return. Without an answer it is empty: commerce requires that the address exists. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const state = query.get("state");
  if (!state || !(query.has("code") || query.has("error"))) return emptyPage(query.size === 0);
  const allowance = await context.get(depsContext).limits.signInPerIp(context.get(factsContext).ip);
  if (!allowance.isAllowed) return tooManyRequests(allowance.retryAfterSeconds);
  const deps = cookieDeps(context);
  const { site, config } = context.get(requestedShopContext).shop;
  const siteId = site.id;
  const { flow, line } = await closeFlow(
    flowsCookie(deps),
    request,
    (one) => one.state === state && one.siteId === siteId,
  );
  const headers = addCookies(new Headers({ "cache-control": "no-store" }), line);
  if (!flow) {
    const isDone = context.get(sessionContext).isRegistered;
    return redirect(isDone ? "/" : problemPage("token", { prefix: "/", returnTo: "/" }), { headers });
  }
  const outcome = await handleSignInCallback(context, { flow, query });
  if (outcome.kind === "failed") return redirect(problemPage(outcome.problem, flow), { headers });
  const sessionAtProvider = providerSession(request);
  if (outcome.kind === "declined" && sessionAtProvider) {
    addCookies(headers, await skipSilentSignInCookie(deps, siteId).write(sessionAtProvider));
  }
  if (outcome.kind === "signedIn") {
    addCookies(headers, storageKeyCookie(deps).clear());
    // An earlier log-out no longer keeps the other makes from signing in silently.
    addCookies(headers, ...config.sites.map(({ id }) => skipSilentSignInCookie(deps, id).clear()));
  }
  return redirect(flow.returnTo, { headers });
}

function problemPage(problem: SignInProblem, { prefix, returnTo }: Pick<SignInFlow, "prefix" | "returnTo">): string {
  const query = new URLSearchParams({ redirectUrl: returnTo, problem });
  return `${prefix === "/" ? "" : prefix}/restricted-access?${query}`;
}

function emptyPage(isBare: boolean): Response {
  const cacheControl = isBare ? `public, max-age=${YEAR}` : "no-store";
  return new Response(null, { headers: { "cache-control": cacheControl } });
}
