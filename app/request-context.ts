import { createContext, type RouterContextProvider } from "react-router";
import type { Services } from "../contracts/services.ts";
import type { Shop } from "./site/shop-context.tsx";
import type { ShopSeed } from "./site/shop-seed.ts";
import type { StorefrontSettings } from "./storefront-settings.ts";

/** What the HTTP side knows about one request. */
export type RequestFacts = { requestId: string; nonce: string; ip: string; host: string };

export const factsContext = createContext<RequestFacts>();
export const servicesContext = createContext<Services>();
export const settingsContext = createContext<StorefrontSettings>();
/** The site and locale of the request, and what the browser needs to know them too. */
export const shopContext = createContext<{ shop: Shop; seed: ShopSeed; prefix: string; pathname: string }>();

export type RequestContext = Readonly<RouterContextProvider>;
