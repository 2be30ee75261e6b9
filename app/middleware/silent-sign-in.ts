import type { MiddlewareFunction } from "react-router";
import { beginSignIn } from "../features/sign-in/begin-sign-in.server.ts";
import { providerSession, silentTryCookie } from "../features/sign-in/silent-try.server.ts";
import { guardOf } from "./guards/find-guard.ts";
import { identityContext, sessionContext, shopContext } from "../request/request-context.ts";
import { safeReturnPath } from "../site/return-path.ts";
import { cookieDeps } from "../request/cookie-deps.server.ts";

/** Shown while something is closed or away: nobody is sent anywhere from there. */
const quietPages = new Set(["maintenance", "offline", "loading"]);

/**
 * Somebody who is signed in at the identity provider, with the other make or elsewhere, is signed in here too without
 * being asked. It is tried once for each session there, and never while the provider is away.
 */
export const silentSignIn: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  if (!isPageView(request) || quietPages.has(pattern) || guardOf(pattern)?.isCall !== false) return next();
  const { pathname, search } = new URL(request.url);
  // An address such as //host is no page of the shop, and would lead elsewhere on the way back.
  const returnTo = safeReturnPath(pathname + search, "");
  const known = providerSession(request);
  if (!known || returnTo === "" || context.get(sessionContext).isRegistered) return next();
  const { shop } = context.get(shopContext);
  const tried = silentTryCookie(cookieDeps(context), shop.site.id);
  if ((await tried.read(request)) === known || !(await context.get(identityContext).isReachable())) return next();
  const response = await beginSignIn(context, { request, returnTo, prompt: "none" });
  if (!response) return next();
  response.headers.append("set-cookie", await tried.write(known));
  return response;
};

function isPageView(request: Request): boolean {
  return request.method === "GET" && (request.headers.get("accept") ?? "").includes("text/html");
}
