import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { lawOf } from "../contracts/markets/market-law.ts";
import { withTimeBudget } from "../contracts/time-budget.ts";
import { createCatalogue } from "./catalogue/create-catalogue.server.ts";
import { menuSheets } from "./features/shell/menu-sheets.ts";
import { consentOf } from "./features/consent/consent.ts";
import { readConsentChoice, hasPrivacySignal } from "./features/consent/consent-cookie.server.ts";
import { createIdentityProvider } from "./session/identity-provider.server.ts";
import { loadMessages } from "./i18n/load-messages.ts";
import {
  catalogueContext,
  factsContext,
  identityContext,
  type RequestFacts,
  settingsContext,
  sharedTokenRequestsContext,
  requestedShopContext,
  depsContext,
  storefrontStatusContext,
} from "./request/request-context.ts";
import { joinedSheets } from "./rendering/page-styles.ts";
import { requestTime } from "./request/limits/request-time.ts";
import { createCatalogueGuestSessions } from "./session/catalogue-guest-sessions.server.ts";
import { createSharedTokenRequests } from "./session/shared-token-requests.server.ts";
import { type ResolvedSite, resolveSite } from "./site/resolve-site.ts";
import { shopFromSeed, shopSeed } from "./site/shop-seed.ts";
import { SITE_CONFIG } from "./site/site-config.ts";
import { siteOrigin } from "./site/site-origin.ts";
import type { StorefrontSettings } from "./settings/storefront-settings.ts";
import type { StorefrontDeps } from "./settings/storefront-deps.ts";
import { storefrontStatusReader } from "./catalogue/storefront-status.server.ts";

type RouteHandler = ReturnType<typeof createRequestHandler>;

/**
 * The storefront as a function from request to response. It owns the catalogue, which all visitors share, and the token
 * refreshes under way; the caller passes in everything else that outlives a request.
 */
export async function createStorefront(settings: StorefrontSettings, deps: StorefrontDeps) {
  const { services, now } = deps;
  const report = (error: unknown) => deps.reportError(error, {});
  const build = (await import("virtual:react-router/server-build")) as unknown as ServerBuild;
  const handlers = new Map<string, RouteHandler>();
  const config = { ...SITE_CONFIG, ...settings.urls };
  const sharedTokenRequests = createSharedTokenRequests({
    handover: deps.tokenHandover,
    now,
    report,
  });
  const catalogue = createCatalogue({
    guestSessions: createCatalogueGuestSessions({ services, settings, now, report }),
    helpContent: services.helpContent,
    organizationId: settings.commerce.organizationId,
    now,
    report,
  });
  const storefrontStatus = storefrontStatusReader(services.commerceOcapi, now);
  const identity = createIdentityProvider({ identity: settings.identity, fetch: deps.identityFetch });
  const publicHosts = [new URL(settings.publicOrigin).host, ...Object.keys(settings.urls.hosts)];
  // A page with no-referrer sends its forms with the origin "null"; the HTTP server has checked where they come from.
  const allowedActionOrigins = [...publicHosts, "null"];

  // The router knows one basename; a site and locale in the path are the basename of that request.
  const handlerFor = (prefix: string): RouteHandler => {
    const cached = handlers.get(prefix);
    if (cached) return cached;
    const handler = createRequestHandler({ ...build, basename: prefix, allowedActionOrigins }, settings.stage);
    handlers.set(prefix, handler);
    return handler;
  };

  return async (request: Request, facts: RequestFacts): Promise<Response> => {
    const resolved = resolveSite({ url: new URL(request.url), host: facts.host, config, stage: settings.stage });
    const publicOrigin = siteOrigin(settings, facts.host);
    if (resolved.redirectTo) return Response.redirect(new URL(resolved.redirectTo, publicOrigin), 302);
    await loadMessages(resolved.locale.id);
    const { tagManagerId, monitoring } = hasAgreed(request, resolved, settings) ? settings : {};
    const seed = shopSeed(resolved, { ...settings, publicOrigin, tagManagerId, monitoring });
    const context = new RouterContextProvider();
    context.set(factsContext, facts);
    context.set(settingsContext, settings);
    context.set(depsContext, deps);
    context.set(sharedTokenRequestsContext, sharedTokenRequests);
    context.set(catalogueContext, catalogue);
    context.set(storefrontStatusContext, storefrontStatus);
    context.set(identityContext, identity);
    context.set(requestedShopContext, {
      shop: shopFromSeed(seed),
      seed,
      prefix: resolved.prefix,
      pathname: resolved.pathname.replace(/\.data$/, ""),
    });
    const { pathname } = context.get(requestedShopContext);
    const { requestId } = facts;
    return withTimeBudget(
      requestTime({ pathname, searchParams: new URL(request.url).searchParams }, settings.requestTimeScale).callsMs,
      () => handlerFor(resolved.prefix)(request, context),
      {
        requestId,
      },
    );
  };
}

/** For the build, which writes these files: the style sheets that each of them joins. */
export async function listJoinedSheets(): Promise<Record<string, readonly string[]>> {
  const { assets, routes } = (await import("virtual:react-router/server-build")) as unknown as ServerBuild;
  const routeModules = Object.fromEntries(Object.values(routes).map((route) => [route?.id, route?.module]));
  return joinedSheets({ manifest: assets, routeModules }, [[], menuSheets]);
}

/** Only visitors who have consented get the ids of the tag manager and of the monitoring. */
function hasAgreed(request: Request, { locale }: ResolvedSite, settings: StorefrontSettings): boolean {
  const choice = readConsentChoice(request, settings);
  return consentOf({ choice, hasSignal: hasPrivacySignal(request), mode: lawOf({ localeId: locale.id }).cookieMode })
    .isMeasuringAllowed;
}
