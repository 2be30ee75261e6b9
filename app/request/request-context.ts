import { createContext, type RouterContextProvider } from "react-router";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { type CountryConfigurations, DEFAULT_CONFIGURATIONS } from "../catalogue/country-configurations.ts";
import type { IdentityProvider } from "../session/identity-provider.server.ts";
import type { Session } from "../session/session.ts";
import type { SharedTokenRequests } from "../session/shared-token-requests.server.ts";
import type { Shop } from "../site/shop-context.tsx";
import type { ShopSeed } from "../site/shop-seed.ts";
import type { StorefrontSettings } from "../settings/storefront-settings.ts";
import type { VehicleSelection } from "../domain/vehicle/vehicle-selection.ts";
import type { StorefrontDeps } from "../settings/storefront-deps.ts";

/** What the HTTP server knows about one request. */
export type RequestFacts = { requestId: string; nonce: string; ip: string; host: string };

export const factsContext = createContext<RequestFacts>();
export const settingsContext = createContext<StorefrontSettings>();
export const depsContext = createContext<StorefrontDeps>();
/** The site and locale of the request, and the seed by which the browser knows them too. */
export const requestedShopContext = createContext<{ shop: Shop; seed: ShopSeed; prefix: string; pathname: string }>();
export const sessionContext = createContext<Session>();
/** Requests for tokens under way in this process, shared by all visitors' requests that need the same tokens. */
export const sharedTokenRequestsContext = createContext<SharedTokenRequests>();
export const identityContext = createContext<IdentityProvider>();
export const catalogueContext = createContext<Catalogue>();
/** The status of a site, by its id. */
export const storefrontStatusContext = createContext<(siteId: string) => Promise<string>>();
export const countriesContext = createContext<CountryConfigurations>(DEFAULT_CONFIGURATIONS);
/** The visitor's vehicle. A change is stored in a cookie of the response. */
export const vehicleContext = createContext<VehicleSelection>();

/** Whether a tester has switched off the rule that nothing is sold twice. */
export const checkoutControlContext = createContext<{ isSkipped: boolean }>({ isSkipped: false });

export type RequestContext = Readonly<RouterContextProvider>;
