import type { MiddlewareFunction } from "react-router";
import { beginSignIn } from "../features/sign-in/begin-sign-in.server.ts";
import { providerSession, skipSilentSignInCookie } from "../features/sign-in/skip-silent-sign-in-cookie.server.ts";
import { needsOfPattern } from "./guards/needs-of-route.ts";
import { identityContext, sessionContext, requestedShopContext } from "../request/request-context.ts";
import { safeReturnPath } from "../site/return-path.ts";
import { cookieDeps } from "../request/cookies/cookie-deps.server.ts";
import { addCookies } from "../request/cookies/add-cookies.ts";

/** Pages for failures, which must not redirect. */
const failurePages = new Set(["maintenance", "offline", "loading"]);

/**
 * Signs a visitor in without a prompt when the identity provider has a session for them. Tries once for each of the
 * provider's sessions, and never while the provider is down.
 */
export const silentSignIn: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  if (!isPageView(request) || failurePages.has(pattern) || needsOfPattern(pattern)?.isCall !== false) return next();
  const { pathname, search } = new URL(request.url);
  // An address such as //host is no page of the shop, and would redirect to another host on return.
  const returnTo = safeReturnPath(pathname + search, "");
  const sessionHash = providerSession(request);
  if (!sessionHash || returnTo === "" || context.get(sessionContext).isRegistered) return next();
  const { shop } = context.get(requestedShopContext);
  const cookie = skipSilentSignInCookie(cookieDeps(context), shop.site.id);
  if ((await cookie.read(request)) === sessionHash || !(await context.get(identityContext).isReachable()))
    return next();
  const response = await beginSignIn(context, { request, returnTo, prompt: "none" });
  if (!response) return next();
  addCookies(response.headers, await cookie.write(sessionHash));
  return response;
};

function isPageView(request: Request): boolean {
  return request.method === "GET" && (request.headers.get("accept") ?? "").includes("text/html");
}
