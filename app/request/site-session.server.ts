import type { Allowance } from "../settings/rate-limits.ts";
import {
  factsContext,
  type RequestContext,
  settingsContext,
  sharedLoginsContext,
  depsContext,
} from "./request-context.ts";
import { openSession } from "../session/open-session.server.ts";
import type { Session } from "../session/session.ts";
import { sessionCookies, type StoredSession } from "../session/session-cookies.server.ts";
import { isOver, subjectOf } from "../session/session-ending.ts";
import type { SessionEndings } from "../settings/session-endings.ts";
import { createShopperLogin, type ShopperLogin } from "../session/shopper-login.server.ts";
import { refuse } from "./refuse.ts";
import { cookieDeps } from "./cookie-deps.server.ts";
import { errorReporter } from "./error-reporter.ts";

/** The session a request brought for a site, and the header lines that tell the browser what became of it. */
export type SiteSession = {
  session: Session;
  /** Whether the browser brought one at all, of a customer or of a guest. */
  isKnown: boolean;
  cookieLines(): Promise<string[]>;
};

type Place = {
  siteId: string;
  /** What only this browser and the shop know, when it brought such a thing. */
  browserSecret?: string | undefined;
};

export async function openSiteSession(
  request: Request,
  context: RequestContext,
  { siteId, browserSecret }: Place,
): Promise<SiteSession> {
  const settings = context.get(settingsContext);
  const { services, limits, sessionEndings, now } = context.get(depsContext);
  const { ip } = context.get(factsContext);
  const report = errorReporter(context);
  const { organizationId } = settings.commerce;
  const cookies = sessionCookies({ ...cookieDeps(context), organizationId }, siteId);
  const brought = await cookies.read(request);
  const isVoid = await wasEnded(sessionEndings, brought, report);
  const session = openSession(
    {
      services,
      login: limitGuests(createShopperLogin({ call: services.shopperLogin, settings, now, siteId }), () =>
        limits.guestPerAddress(ip),
      ),
      shared: context.get(sharedLoginsContext),
      now,
      report,
      hasEnded: isVoid,
      ...(browserSecret !== undefined && { browser: `${siteId} ${browserSecret}` }),
    },
    isVoid ? {} : brought,
  );
  return {
    session,
    isKnown: brought.tokens !== undefined,
    async cookieLines() {
      const changed = (await session.changed()) ?? (isVoid ? {} : undefined);
      return changed ? cookies.write(changed, brought) : [];
    },
  };
}

/** Whether all sessions of the customer were ended after this one began. While that cannot be read, it goes on. */
async function wasEnded(
  endings: SessionEndings,
  { person }: StoredSession,
  report: (error: unknown) => void,
): Promise<boolean> {
  if (!person) return false;
  try {
    return isOver(person, await endings.endedAt(subjectOf(person)));
  } catch (error) {
    report(error);
    return false;
  }
}

/** Commerce keeps every guest for months, so one address may create only as many as a household needs. */
function limitGuests(login: ShopperLogin, count: () => Promise<Allowance>): ShopperLogin {
  return {
    ...login,
    async asGuest() {
      const allowance = await count();
      if (allowance.isAllowed) return login.asGuest();
      refuse(429, { retryAfterSeconds: allowance.retryAfterSeconds });
    },
  };
}
