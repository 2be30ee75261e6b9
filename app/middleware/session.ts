import type { MiddlewareFunction } from "react-router";
import { vehicleCookie } from "../features/vehicle/vehicle-cookie/vehicle-cookie.server.ts";
import { sessionContext, requestedShopContext } from "../request/request-context.ts";
import { openSiteSession } from "../request/site-session.server.ts";
import { cacheControlOf } from "./cache-control.ts";
import { cookieDeps } from "../request/cookies/cookie-deps.server.ts";
import { withCookies } from "../request/cookies/add-cookies.ts";

/** Opens the visitor's session, and sends its cookies however the request ends. */
export const session: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const siteId = context.get(requestedShopContext).shop.site.id;
  // Tabs of one browser send the same vehicle cookie before they have a session.
  const browserSecret = vehicleCookie(siteId, cookieDeps(context)).sealed(request);
  const opened = await openSiteSession(request, context, { siteId, browserSecret });
  context.set(sessionContext, opened.session);
  const answer = await next();
  const response = withCookies(answer, await opened.cookieLines());
  const { headers } = response;
  headers.set("cache-control", cacheControlOf({ headers, isPersonal: opened.isKnown }));
  return response;
};
