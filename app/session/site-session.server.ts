import {
  factsContext,
  type RequestContext,
  servicesContext,
  settingsContext,
  sharedLoginsContext,
} from "../request-context.ts";
import { openSession } from "./open-session.server.ts";
import type { Session } from "./session.ts";
import { sessionCookies } from "./session-cookies.server.ts";
import { createShopperLogin } from "./shopper-login.server.ts";

/** The session a request brought for a site, and the header lines that tell the browser what became of it. */
export type SiteSession = { session: Session; cookieLines(): Promise<string[]> };

export async function openSiteSession(request: Request, context: RequestContext, siteId: string): Promise<SiteSession> {
  const settings = context.get(settingsContext);
  const services = context.get(servicesContext);
  const { requestId } = context.get(factsContext);
  const cookies = sessionCookies(settings, siteId);
  const brought = await cookies.read(request);
  const session = openSession(
    {
      services,
      login: createShopperLogin({ call: services.shopperLogin, settings, siteId }),
      shared: context.get(sharedLoginsContext),
      now: settings.now,
      report: (error) => settings.reportError(error, { requestId }),
    },
    brought,
  );
  return {
    session,
    async cookieLines() {
      const changed = await session.changed();
      return changed ? cookies.write(changed, brought) : [];
    },
  };
}
