import * as openid from "openid-client";
import { withoutTimeBudget } from "../../../contracts/time-budget.ts";
import { endSessionsMetadata, sessionCookie } from "../../../contracts/identity/sign-in.ts";
import {
  factsContext,
  identityContext,
  type RequestContext,
  sessionContext,
  settingsContext,
  shopContext,
  depsContext,
} from "../../request/request-context.ts";
import { draftCookie } from "../../request/form-draft/form-draft.server.ts";
import { subjectOf } from "../../session/session-ending.ts";
import { openSiteSession } from "../../request/site-session.server.ts";
import { visitCookie } from "../../session/visit-key.server.ts";
import { SITE_HOMES } from "../../site/site-config.ts";
import { siteOrigin } from "../../site/site-origin.ts";
import { resolveWithin } from "../../request/resolve-within.ts";
import { providerSession, silentTryCookie } from "./silent-try.server.ts";
import { cookieDeps } from "../../request/cookie-deps.server.ts";
import { errorReporter } from "../../request/error-reporter.ts";

type SignedOut = {
  /** Where the browser has to go so that the provider ends its session too; undefined when it has ended, or is away. */
  providerAddress: URL | undefined;
  /** The header lines that make this browser forget. */
  lines: string[];
};

/** How long a log-out waits for commerce and the provider, in milliseconds; what takes longer goes on without it. */
const waitMs = 700;

/** Ends every session of the person: in this browser and any other, at both makes, and at the identity provider. */
export async function signOut(
  request: Request,
  context: RequestContext,
  { stayAt }: { stayAt: string },
): Promise<SignedOut> {
  const { sessionEndings, now } = context.get(depsContext);
  const session = context.get(sessionContext);
  const { shop } = context.get(shopContext);
  const lines = [visitCookie(cookieDeps(context)).clear(), draftCookie(cookieDeps(context)).clear()];
  // Opened before any ends: the first ending voids them all, and a session that is void can no longer end at commerce.
  const elsewhere = shop.config.sites.filter(({ id }) => id !== shop.site.id);
  const others = await Promise.all(elsewhere.map(({ id }) => openSiteSession(request, context, { siteId: id })));
  const sessions = [session, ...others.map((other) => other.session).filter(({ isRegistered }) => isRegistered)];
  const people = sessions.flatMap(({ person }) => person ?? []);
  const idToken = sessions.find((one) => one.idToken !== undefined)?.idToken;
  const atCommerce = sessions.map((one) => one.signOut());
  // A log-out that cannot be written down for the other browsers still ends here.
  const report = errorReporter(context);
  const endings = people.map((person) => sessionEndings.end(subjectOf(person), now()).catch(report));
  await Promise.all(endings);
  for (const other of others) lines.push(...(await other.cookieLines()));
  const atProvider = idToken ? withoutTimeBudget(() => endAtProvider(context, idToken)) : undefined;
  const [ended] = await Promise.all([
    resolveWithin(atProvider ?? none, waitMs),
    resolveWithin(Promise.all(atCommerce), waitMs),
  ]);
  // A session that was ended before has taken the provider's sessions with it. One that does not answer hears of it later.
  const isEndedThere = idToken ? ended !== false : session.hasEnded === true;
  lines.push(...(await forgetProvider(request, context, isEndedThere)));
  return { providerAddress: isEndedThere ? undefined : await endSessionAddress(context, { idToken, stayAt }), lines };
}

const none = Promise.resolve(undefined);

/** Whether the provider has ended all of the person's sessions on our word; only the embedded one offers that. */
async function endAtProvider(context: RequestContext, idToken: string): Promise<boolean> {
  const { identityFetch } = context.get(depsContext);
  try {
    const client = await context.get(identityContext).clientOf(context.get(shopContext).shop.site.id);
    const address = client.serverMetadata()[endSessionsMetadata];
    if (typeof address !== "string") return false;
    const body = new URLSearchParams({ id_token_hint: idToken });
    return (await identityFetch(new Request(address, { method: "POST", body }))).ok;
  } catch (error) {
    errorReporter(context)(error);
    return false;
  }
}

/** A session that may still live at the provider signs the person in again only when they ask for it. */
async function forgetProvider(request: Request, context: RequestContext, isEnded: boolean): Promise<string[]> {
  const left = providerSession(request);
  if (!left) return [];
  const { sites } = context.get(shopContext).shop.config;
  const marks = await Promise.all(sites.map(({ id }) => silentTryCookie(cookieDeps(context), id).write(left)));
  const cookies = isEnded ? [sessionCookie, `${sessionCookie}.sig`] : [];
  return [...marks, ...cookies.map((name) => `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`)];
}

/** The page the provider leads back to is the home of the make, and fixed: it is registered there. */
async function endSessionAddress(
  context: RequestContext,
  { idToken, stayAt }: { idToken: string | undefined; stayAt: string },
): Promise<URL | undefined> {
  const settings = context.get(settingsContext);
  const { host } = context.get(factsContext);
  const { shop } = context.get(shopContext);
  const origin = siteOrigin(settings, host);
  try {
    const client = await context.get(identityContext).clientOf(shop.site.id);
    if (!client.serverMetadata().end_session_endpoint) return undefined;
    const home = origin === settings.publicOrigin ? (SITE_HOMES[shop.site.id] ?? "/") : "/";
    return openid.buildEndSessionUrl(client, {
      post_logout_redirect_uri: origin + home,
      ui_locales: shop.locale.forgerockLocale,
      // The page for a customer who decides to stay signed in. A provider that does not know the parameter ignores it.
      stay_at: stayAt,
      ...(settings.identity.isLogOutHinted && idToken && { id_token_hint: idToken }),
    });
  } catch (error) {
    errorReporter(context)(error);
    return undefined;
  }
}
