import * as openid from "openid-client";
import { withoutTimeBudget } from "../../../contracts/time-budget.ts";
import { endSessionsMetadata, sessionCookie } from "../../../contracts/identity/sign-in.ts";
import {
  factsContext,
  identityContext,
  type RequestContext,
  sessionContext,
  settingsContext,
  requestedShopContext,
  depsContext,
} from "../../request/request-context.ts";
import { draftCookie } from "../../request/form-draft/form-draft.server.ts";
import { subjectOf } from "../../session/is-ended-after-sign-in.ts";
import { openSiteSession } from "../../request/site-session.server.ts";
import { storageKeyCookie } from "../../session/storage-encryption-key.server.ts";
import { SITE_HOMES } from "../../site/site-config.ts";
import { siteOrigin } from "../../site/site-origin.ts";
import { resolveWithin } from "../../request/resolve-within.ts";
import { providerSession, skipSilentSignInCookie } from "./skip-silent-sign-in-cookie.server.ts";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { errorReporter } from "../../request/error-reporter.ts";

type SignedOut = {
  /** The provider's log-out page; undefined when its session has ended already, or the provider is down. */
  providerUrl: URL | undefined;
  /** Set-Cookie lines that remove the session from this browser. */
  lines: string[];
};

/** How long a log-out waits for commerce and the provider, in milliseconds; slower calls finish in the background. */
const waitMs = 700;

/** Ends every session of the customer: in all browsers, at both makes, and at the identity provider. */
export async function signOut(
  request: Request,
  context: RequestContext,
  { stayAt }: { stayAt: string },
): Promise<SignedOut> {
  const { sessionEndings, now } = context.get(depsContext);
  const session = context.get(sessionContext);
  const { shop } = context.get(requestedShopContext);
  const lines = [storageKeyCookie(cookieDeps(context)).clear(), draftCookie(cookieDeps(context)).clear()];
  // All are opened before one ends: the first log-out voids them all, and a void session cannot log out at commerce.
  const otherSites = shop.config.sites.filter(({ id }) => id !== shop.site.id);
  const others = await Promise.all(otherSites.map(({ id }) => openSiteSession(request, context, { siteId: id })));
  const sessions = [session, ...others.map((other) => other.session).filter(({ isRegistered }) => isRegistered)];
  const people = sessions.flatMap(({ person }) => person ?? []);
  const idToken = sessions.find((one) => one.idToken !== undefined)?.idToken;
  const atCommerce = sessions.map((one) => one.signOut());
  // This browser is logged out even when the log-out cannot be saved for the other browsers.
  const report = errorReporter(context);
  const endings = people.map((person) => sessionEndings.end(subjectOf(person), now()).catch(report));
  await Promise.all(endings);
  for (const other of others) lines.push(...(await other.cookieLines()));
  const atProvider = idToken ? withoutTimeBudget(() => endAtProvider(context, idToken)) : undefined;
  const [ended] = await Promise.all([
    resolveWithin(atProvider ?? none, waitMs),
    resolveWithin(Promise.all(atCommerce), waitMs),
  ]);
  // An earlier log-out has ended the provider's sessions too. A provider that is late still gets the call in the background.
  const isEndedAtProvider = idToken ? ended !== false : session.hasEnded === true;
  lines.push(...(await stopSilentSignIn(request, context, isEndedAtProvider)));
  return {
    providerUrl: isEndedAtProvider ? undefined : await endSessionUrl(context, { idToken, stayAt }),
    lines,
  };
}

const none = Promise.resolve(undefined);

/** Whether the provider has ended all of the customer's sessions by our call; only the embedded one offers that. */
async function endAtProvider(context: RequestContext, idToken: string): Promise<boolean> {
  const { identityFetch } = context.get(depsContext);
  try {
    const client = await context.get(identityContext).clientOf(context.get(requestedShopContext).shop.site.id);
    const url = client.serverMetadata()[endSessionsMetadata];
    if (typeof url !== "string") return false;
    const body = new URLSearchParams({ id_token_hint: idToken });
    return (await identityFetch(new Request(url, { method: "POST", body }))).ok;
  } catch (error) {
    errorReporter(context)(error);
    return false;
  }
}

/** Set-Cookie lines that stop a session left at the provider from signing the customer in silently again. */
async function stopSilentSignIn(request: Request, context: RequestContext, isEnded: boolean): Promise<string[]> {
  const sessionHash = providerSession(request);
  if (!sessionHash) return [];
  const { sites } = context.get(requestedShopContext).shop.config;
  const marks = await Promise.all(
    sites.map(({ id }) => skipSilentSignInCookie(cookieDeps(context), id).write(sessionHash)),
  );
  const cookies = isEnded ? [sessionCookie, `${sessionCookie}.sig`] : [];
  return [...marks, ...cookies.map((name) => `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`)];
}

/** The provider redirects to the make's home page, the only URL registered there. */
async function endSessionUrl(
  context: RequestContext,
  { idToken, stayAt }: { idToken: string | undefined; stayAt: string },
): Promise<URL | undefined> {
  const settings = context.get(settingsContext);
  const { host } = context.get(factsContext);
  const { shop } = context.get(requestedShopContext);
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
      ...(settings.identity.sendsIdTokenOnLogOut && idToken && { id_token_hint: idToken }),
    });
  } catch (error) {
    errorReporter(context)(error);
    return undefined;
  }
}
