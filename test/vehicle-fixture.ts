import { randomBytes } from "node:crypto";
import { type MiddlewareFunction, RouterContextProvider } from "react-router";
import type { RateLimits } from "../app/settings/rate-limits.ts";
import {
  catalogueContext,
  factsContext,
  sessionContext,
  settingsContext,
  requestedShopContext,
  vehicleContext,
  depsContext,
} from "../app/request/request-context.ts";
import { resolveSite } from "../app/site/resolve-site.ts";
import { shopFromSeed, shopSeed } from "../app/site/shop-seed.ts";
import { SITE_CONFIG } from "../app/site/site-config.ts";
import type { Payments } from "../payments/port/payments.ts";
import type { StorefrontSettings } from "../app/settings/storefront-settings.ts";
import type { Client, Fetch } from "../contracts/client.ts";
import type { BackingSystems } from "../contracts/services.ts";
import { issueCryptedVin } from "../contracts/vehicles/issue-crypted-vin.ts";
import { createVehiclesClient, withBearer } from "../contracts/vehicles/vehicles-wire.ts";
import { fillVehicles } from "../platform/vehicles/fill-vehicles.ts";
import { createVehicles } from "../platform/vehicles/vehicles.ts";
import { seedVehicles } from "../seed/vehicles/vehicles.ts";
import { createRateLimits } from "../server/limits/rate-limits.ts";
import { openTestDatabase } from "./test-database.ts";
import type { StorefrontDeps } from "../app/settings/storefront-deps.ts";

export type VehicleFixture = {
  call: Client;
  limits: RateLimits;
  /** Moves only when the test moves it. */
  clock: { at: Date };
  now: () => Date;
  /** The requests to the vehicle service, and the failure that it answers with if one is set. */
  wire: { requests: Request[]; failure?: () => Response };
  cryptedVin(vin: string): Promise<string>;
  close(): Promise<void>;
};

/** The demonstration's vehicles behind their wire. */
export async function prepareVehicles(): Promise<VehicleFixture> {
  const database = await openTestDatabase();
  const clock = { at: new Date("2026-11-15T12:00:00Z") };
  const now = () => clock.at;
  const app = createVehicles({
    database,
    now,
    callers: [{ name: "storefront", token: "token" }],
    vinKeys: { current: "k1", keys: new Map([["k1", randomBytes(32)]]) },
  });
  await fillVehicles(database.queries, seedVehicles(now()));
  const wire: VehicleFixture["wire"] = { requests: [] };
  const fetch: Fetch = async (request) => {
    wire.requests.push(request);
    return wire.failure ? wire.failure() : app.fetch(request);
  };
  const call = createVehiclesClient(withBearer({ baseUrl: "http://vehicles.invalid", fetch }, "token"));
  return {
    call,
    limits: createRateLimits(database, { scale: 1 }),
    clock,
    now,
    wire,
    async cryptedVin(vin) {
      const { cryptedVin } = await call(issueCryptedVin, { body: { vin, expiresInSeconds: 600 } });
      wire.requests.length = 0;
      return cryptedVin;
    },
    close: () => database.close(),
  };
}

type Visit = {
  path?: string;
  ip?: string;
  host?: string;
  /** The identity of a signed-in customer. */
  accountId?: string;
  forgerockId?: string;
  settings?: Partial<StorefrontSettings>;
  deps?: Partial<StorefrontDeps>;
};

const notCalled = () => Promise.reject(new Error("This is not called in these tests."));

/** The router context of a page request, with the vehicles of the fixture. */
export function visitContext(
  { call, limits, now }: Pick<VehicleFixture, "call" | "limits" | "now">,
  { path = "/", ip = "203.0.113.1", host = "shop.example", accountId, forgerockId, ...more }: Visit = {},
): RouterContextProvider {
  const settings: StorefrontSettings = {
    stage: "development",
    mode: "production",
    publicOrigin: "http://shop.example",
    sessionSecret: "s".repeat(32),
    isMaintenanceForced: false,
    isIndexed: false,
    urls: { placement: SITE_CONFIG.placement, showDefaults: false, hosts: {} },
    testHosts: { allSwitches: ["localhost"], dateAndCheckoutSwitches: [] },
    addressLookupKey: "key",
    guestLookupStepMs: 0,
    sampleVehicles: [],
    sampleGuestOrders: [],
    commerce: { organizationId: "f_ecom_shop_001", clientId: "storefront", serverClient: { id: "", secret: "" } },
    identity: { issuer: "", clients: {}, sendsIdTokenOnLogOut: false },
    ...more.settings,
  };
  const deps: StorefrontDeps = {
    services: { vehicles: call } as BackingSystems,
    payments: {} as Payments,
    tokenHandover: { save: async () => {}, read: async () => undefined },
    sessionEndings: { end: async () => {}, endedAt: async () => undefined },
    identityFetch: () => new Response(),
    limits,
    now,
    reportError: (error) => {
      throw error;
    },
    ...more.deps,
  };
  const url = new URL(path, settings.publicOrigin);
  const resolved = resolveSite({ url, host, config: { ...SITE_CONFIG, ...settings.urls }, stage: settings.stage });
  const seed = shopSeed(resolved, settings);
  const context = new RouterContextProvider();
  context.set(factsContext, { requestId: "request", nonce: "nonce", ip, host });
  context.set(settingsContext, settings);
  context.set(depsContext, deps);
  context.set(catalogueContext, {
    products: async (_, ids) =>
      ids.map((productId) => ({ productId, showsDatesToOwnerOnly: productId.startsWith("SECURE") }) as never),
    allProducts: async () => [],
    preferences: () => notCalled(),
    coverage: () => notCalled(),
    renewalQuestions: () => notCalled(),
    questions: () => notCalled(),
    helpText: () => notCalled(),
    dataCard: () => notCalled(),
    contactChannels: () => notCalled(),
    vehicleImage: async () => undefined,
    splashPage: () => notCalled(),
    countries: () => notCalled(),
  });
  context.set(sessionContext, {
    isRegistered: accountId !== undefined,
    person: accountId === undefined ? undefined : { accountId, forgerockId, firstName: "Ada" },
    idToken: undefined,
    findShopper: async () => undefined,
    getOrCreateShopper: () => notCalled(),
    signIn: () => notCalled(),
    signOut: () => notCalled(),
  });
  context.set(requestedShopContext, {
    shop: shopFromSeed(seed),
    seed,
    prefix: resolved.prefix,
    pathname: resolved.pathname,
  });
  return context;
}

export { ownerUuid } from "../seed/vehicles/owners.ts";
export { sampleVin, vehicleIdOf } from "../seed/vehicles/vehicles.ts";

type Step = MiddlewareFunction<Response>;
type PassThroughOptions = Visit & { method?: string; cookie?: string; pattern?: string };

/** Sends a visit through middleware, as the router would, to a page that answers with the selected VIN. */
export async function passThrough(
  fixture: VehicleFixture,
  steps: readonly Step[],
  { path = "/", method = "GET", cookie, pattern, ...visit }: PassThroughOptions,
): Promise<Response> {
  const context = visitContext(fixture, { path, ...visit });
  const url = new URL(path, "http://shop.example");
  const request = new Request(url, { method, headers: cookie ? { cookie } : {} });
  const parts = { request, context, params: {}, url, pattern: pattern ?? context.get(requestedShopContext).pathname };
  const page = async () => Response.json({ vin: context.get(vehicleContext).selectedVehicle?.vin ?? null });
  const run = async (index: number): Promise<Response> => {
    const step = steps[index];
    if (!step) return page();
    return (await step(parts, () => run(index + 1))) ?? page();
  };
  return run(0);
}

/** The cookies of an answer, as a browser would send them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "")
    .join("; ");
}
