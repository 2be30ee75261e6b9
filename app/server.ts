import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Services } from "../contracts/services.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import { loadMessages } from "./i18n/load-messages.ts";
import type { RateLimits } from "./rate-limits.ts";
import {
  catalogueContext,
  factsContext,
  limitsContext,
  type RequestFacts,
  servicesContext,
  sessionContext,
  settingsContext,
  shopContext,
} from "./request-context.ts";
import type { Session } from "./session/session.ts";
import { resolveSite } from "./site/resolve-site.ts";
import { shopFromSeed, shopSeed } from "./site/shop-seed.ts";
import { SITE_CONFIG } from "./site/site-config.ts";
import type { StorefrontSettings } from "./storefront-settings.ts";

/** Until sessions are there, nobody has signed in. */
const nobody: Session = {
  isRegistered: false,
  person: undefined,
  known: async () => undefined,
  shopper: async () => {
    throw new Error("There are no shoppers yet.");
  },
};

/** Until the catalogue is there, nothing is offered. */
const nothingOffered: Catalogue = {
  products: async () => [],
  allProducts: async () => [],
  preferences: async () => {
    throw new Error("There are no preferences yet.");
  },
};

type RouteHandler = ReturnType<typeof createRequestHandler>;

/**
 * The storefront as a function from request to response. It owns nothing that lives longer than a request: whoever
 * starts it hands in the backing systems, the settings and the counters of tries.
 */
export async function createStorefront(services: Services, settings: StorefrontSettings, limits: RateLimits) {
  const build = (await import("virtual:react-router/server-build")) as unknown as ServerBuild;
  const handlers = new Map<string, RouteHandler>();
  const config = { ...SITE_CONFIG, ...settings.urls };
  const publicHosts = [new URL(settings.publicOrigin).host, ...Object.keys(settings.urls.hosts)];

  // The router knows one basename; a site and locale in the path are the basename of that request.
  const handlerFor = (prefix: string): RouteHandler => {
    const known = handlers.get(prefix);
    if (known) return known;
    const handler = createRequestHandler(
      { ...build, basename: prefix, allowedActionOrigins: publicHosts },
      settings.stage,
    );
    handlers.set(prefix, handler);
    return handler;
  };

  return async (request: Request, facts: RequestFacts): Promise<Response> => {
    const resolved = resolveSite({ url: new URL(request.url), host: facts.host, config, stage: settings.stage });
    if (resolved.redirectTo) return Response.redirect(new URL(resolved.redirectTo, settings.publicOrigin), 302);
    await loadMessages(resolved.locale.id);
    const seed = shopSeed(resolved, settings);
    const context = new RouterContextProvider();
    context.set(factsContext, facts);
    context.set(servicesContext, services);
    context.set(settingsContext, settings);
    context.set(limitsContext, limits);
    context.set(sessionContext, nobody);
    context.set(catalogueContext, nothingOffered);
    context.set(shopContext, {
      shop: shopFromSeed(seed),
      seed,
      prefix: resolved.prefix,
      pathname: resolved.pathname.replace(/\.data$/, ""),
    });
    return handlerFor(resolved.prefix)(request, context);
  };
}
