import * as openid from "openid-client";
import { refererPath, returnPage } from "../../guards/return-page.ts";
import {
  factsContext,
  identityContext,
  type RequestContext,
  sessionContext,
  settingsContext,
  shopContext,
} from "../../request-context.ts";
import { openSiteSession } from "../../session/site-session.server.ts";
import { visitCookie } from "../../session/visit-key.server.ts";
import { SITE_HOMES } from "../../site/site-config.ts";
import { siteOrigin } from "../../site/site-origin.ts";
import { providerSession, silentTryCookie } from "./silent-try.server.ts";

/**
 * Signs out of both makes at once, and tells where the session at the identity provider is ended; undefined while that
 * cannot be reached. The header lines make this browser forget.
 */
export async function signOut(
  request: Request,
  context: RequestContext,
): Promise<{ providerAddress: URL | undefined; lines: string[] }> {
  const settings = context.get(settingsContext);
  const session = context.get(sessionContext);
  const { shop } = context.get(shopContext);
  const idToken = session.idToken;
  await session.signOut();
  const lines = [visitCookie(settings).clear()];
  for (const { id } of shop.config.sites.filter(({ id }) => id !== shop.site.id)) {
    const other = await openSiteSession(request, context, id);
    if (!other.session.isRegistered) continue;
    await other.session.signOut();
    lines.push(...(await other.cookieLines()));
  }
  const left = providerSession(request);
  if (left) {
    for (const { id } of shop.config.sites) lines.push(await silentTryCookie(settings, id).write(left));
  }
  return { providerAddress: await endSessionAddress(context, request, idToken), lines };
}

/** The page the provider leads back to is the home of the make, and fixed: it is registered there. */
async function endSessionAddress(
  context: RequestContext,
  request: Request,
  idToken: string | undefined,
): Promise<URL | undefined> {
  const settings = context.get(settingsContext);
  const { host, requestId } = context.get(factsContext);
  const { shop, prefix } = context.get(shopContext);
  const origin = siteOrigin(settings, host);
  try {
    const client = await context.get(identityContext).clientOf(shop.site.id);
    if (!client.serverMetadata().end_session_endpoint) return undefined;
    const home = origin === settings.publicOrigin ? (SITE_HOMES[shop.site.id] ?? "/") : "/";
    return openid.buildEndSessionUrl(client, {
      post_logout_redirect_uri: origin + home,
      ui_locales: shop.locale.forgerockLocale,
      // The page for a customer who decides to stay signed in. A provider that does not know the parameter ignores it.
      stay_at: returnPage(refererPath(request.headers.get("referer"), origin), { shop, prefix }),
      ...(settings.identity.isLogOutHinted && idToken && { id_token_hint: idToken }),
    });
  } catch (error) {
    settings.reportError(error, { requestId });
    return undefined;
  }
}
