import type { LimitResult } from "../settings/rate-limits.ts";
import {
  factsContext,
  type RequestContext,
  settingsContext,
  sharedTokenRequestsContext,
  depsContext,
} from "./request-context.ts";
import { openSession } from "../session/open-session.server.ts";
import type { Session } from "../session/session.ts";
import { sessionCookies, type StoredSession } from "../session/session-cookies.server.ts";
import { isEndedAfterSignIn, subjectOf } from "../session/is-ended-after-sign-in.ts";
import type { SessionEndings } from "../settings/session-endings.ts";
import { createShopperLogin, type ShopperLogin } from "../session/shopper-login.server.ts";
import { refuse } from "./refuse.ts";
import { cookieDeps } from "./cookies/cookie-deps.server.ts";
import { errorReporter } from "./error-reporter.ts";

/** The session that a request sent for a site, and the Set-Cookie lines with its changes. */
export type SiteSession = {
  session: Session;
  /** Whether the browser sent a session at all, of a customer or of a guest. */
  isKnown: boolean;
  cookieLines(): Promise<string[]>;
};

type Options = {
  siteId: string;
  /** A secret that only this browser and the shop know, if it sent one. */
  browserSecret?: string | undefined;
};

export async function openSiteSession(
  request: Request,
  context: RequestContext,
  { siteId, browserSecret }: Options,
): Promise<SiteSession> {
  const settings = context.get(settingsContext);
  const { services, limits, sessionEndings, now } = context.get(depsContext);
  const { ip } = context.get(factsContext);
  const report = errorReporter(context);
  const { organizationId } = settings.commerce;
  const cookies = sessionCookies({ ...cookieDeps(context), organizationId }, siteId);
  const received = await cookies.read(request);
  const hasEnded = await wasEnded(sessionEndings, received, report);
  const session = openSession(
    {
      services,
      login: limitGuests(createShopperLogin({ call: services.shopperLogin, settings, now, siteId }), () =>
        limits.guestPerIp(ip),
      ),
      shared: context.get(sharedTokenRequestsContext),
      now,
      report,
      hasEnded,
      ...(browserSecret !== undefined && { browserSecret: `${siteId} ${browserSecret}` }),
    },
    hasEnded ? {} : received,
  );
  return {
    session,
    isKnown: received.tokens !== undefined,
    async cookieLines() {
      const changed = (await session.changed()) ?? (hasEnded ? {} : undefined);
      return changed ? cookies.write(changed, received) : [];
    },
  };
}

/** Whether all sessions of the customer were ended after this one began; false while that cannot be read. */
async function wasEnded(
  endings: SessionEndings,
  { person }: StoredSession,
  report: (error: unknown) => void,
): Promise<boolean> {
  if (!person) return false;
  try {
    return isEndedAfterSignIn(person, await endings.endedAt(subjectOf(person)));
  } catch (error) {
    report(error);
    return false;
  }
}

/** Commerce keeps every guest for months, so one address may create only as many as a household needs. */
function limitGuests(login: ShopperLogin, count: () => Promise<LimitResult>): ShopperLogin {
  return {
    ...login,
    async asGuest() {
      const allowance = await count();
      if (allowance.isAllowed) return login.asGuest();
      refuse(429, { retryAfterSeconds: allowance.retryAfterSeconds });
    },
  };
}
