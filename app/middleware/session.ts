import type { MiddlewareFunction } from "react-router";
import {
  factsContext,
  servicesContext,
  sessionContext,
  settingsContext,
  sharedLoginsContext,
  shopContext,
} from "../request-context.ts";
import { openSession } from "../session/open-session.server.ts";
import { sessionCookies } from "../session/session-cookies.server.ts";
import { createShopperLogin } from "../session/shopper-login.server.ts";

/** Opens the visitor's session, and tells the browser what became of it, however the request ends. */
export const session: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const settings = context.get(settingsContext);
  const services = context.get(servicesContext);
  const { requestId } = context.get(factsContext);
  const siteId = context.get(shopContext).shop.site.id;
  const cookies = sessionCookies(settings, siteId);
  const opened = openSession(
    {
      services,
      login: createShopperLogin({ call: services.shopperLogin, settings, siteId }),
      shared: context.get(sharedLoginsContext),
      now: settings.now,
      report: (error) => settings.reportError(error, { requestId }),
    },
    await cookies.read(request),
  );
  context.set(sessionContext, opened);
  const response = await next();
  const changed = await opened.changed();
  if (!changed) return response;
  const headers = new Headers(response.headers);
  for (const line of await cookies.write(changed)) headers.append("set-cookie", line);
  headers.set("cache-control", "private, no-store");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
};
