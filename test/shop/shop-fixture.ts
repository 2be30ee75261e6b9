import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import type { StorefrontSettings } from "../../app/settings/storefront-settings.ts";
import type { BackingSystems } from "../../contracts/services.ts";
import type { Database } from "../../database/database.ts";
import { type Browser, openBrowser } from "../identity/browser.ts";
import { connectServices } from "../../server/connect-services.ts";
import { readEnvironment } from "../../server/environment/environment.ts";
import { createHttp } from "../../server/http/create-http.ts";
import { serveLetters } from "../../server/letters/serve-letters.ts";
import { receiveViolations } from "../../server/http/messages/receive-violations.ts";
import { loadBuiltStorefront } from "../../server/storefront/load-storefront.ts";
import { createLogger } from "../../server/logging/logger.ts";
import type { EmbeddedPlatform } from "../../server/platform/embedded-platform.ts";
import { startPlatform } from "../../server/platform/start-platform.ts";
import { accounts } from "../../platform/identity/accounts.ts";
import { hashPassword } from "../../platform/identity/passwords.ts";
import { demoPassword } from "../../seed/customers.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { storefrontSettings } from "../../server/storefront/storefront-settings.ts";
import { buildOnce } from "./build-once.ts";
import { prepareDataTemplate } from "../../tools/data-template.ts";
import { refuseLeaks } from "../refuse-leaks.ts";
import { storefrontDeps } from "../../server/storefront/storefront-deps.ts";
import type { StorefrontDeps } from "../../app/settings/storefront-deps.ts";

export const origin = "http://shop.test";
export const secret = "a secret of the tests, long enough";

export type TestShop = {
  /** Handles a request as the server would, from the host it names. */
  fetch(request: Request, from?: { host?: string; ip?: string; headers?: Record<string, string> }): Promise<Response>;
  /** A new visitor with an own IP address. */
  browse(): Browser;
  services: BackingSystems;
  settings: StorefrontSettings;
  deps: StorefrontDeps;
  database: Database;
  passTime(seconds: number): Promise<void>;
  /** Everything that was logged. */
  lines(): string;
  stop(): Promise<void>;
};

type Options = {
  environment?: Record<string, string>;
  /** Settings that no variable of the environment changes. */
  settings?: Partial<StorefrontSettings>;
  /** Intercepts the shop's own calls to the identity provider. */
  onIdentity?: Interceptor;
  /** Intercepts its calls to commerce, help content, customer care, consent records, order management, documents and vehicles. */
  onCommerce?: Interceptor;
  onHelpContent?: Interceptor;
  onCustomerCare?: Interceptor;
  onConsentRecords?: Interceptor;
  onOrderManagement?: Interceptor;
  onDocuments?: Interceptor;
  onVehicles?: Interceptor;
  /** For tests that measure how long a sign-in takes. */
  hasStandardPasswordHashes?: boolean;
};

type Interceptor = (request: Request, forward: (request: Request) => Promise<Response>) => Promise<Response>;

const usualSettings = {
  PUBLIC_ORIGIN: origin,
  LOG_LEVEL: "debug",
  RATE_LIMIT_SCALE: "100",
  // A page of a machine that is busy with other tests may take longer than a customer would wait.
  REQUEST_TIME_SCALE: "5",
};

/** The whole shop as it is built, with its demonstration, without a socket. */
export async function startTestShop(options: Options = {}): Promise<TestShop> {
  const { environment: given = {}, onIdentity } = options;
  await (building ??= buildOnce());
  const folder = mkdtempSync(join(tmpdir(), "shop-test-"));
  cpSync(await (template ??= prepareDataTemplate()), folder, { recursive: true });
  const environment = readEnvironment({ ...usualSettings, DATA_DIR: folder, ...given });
  const lines: string[] = [];
  const logger = createLogger(environment.LOG_LEVEL, { write: (line) => lines.push(line) });
  const database = await prepareDatabase(environment, logger);
  const platform = await startPlatform({ environment, database, secret, logger, origin: environment.PUBLIC_ORIGIN });
  if (!options.hasStandardPasswordHashes) await weakenPasswordHashes(database);
  const services = connectServices(environment, withInterceptors(platform, options), { secret, logger });
  const settings = { ...storefrontSettings(environment, { secret, isLive: false }), ...options.settings };
  const base = storefrontDeps(environment, {
    logger,
    database,
    services,
    now: platform.clock.now,
    payments: platform.payments.payments,
    identity: platform.identity,
  });
  const forward = async (request: Request) => base.identityFetch(request);
  const deps = onIdentity ? { ...base, identityFetch: (request: Request) => onIdentity(request, forward) } : base;
  const http = createHttp({
    environment,
    logger,
    checks: {},
    identity: platform.identity,
    webhooks: platform.payments.webhooks,
    violations: receiveViolations(deps.limits),
    sandboxes: platform.payments.sandboxes?.together,
    letters: serveLetters({
      environment,
      database,
      secret,
      now: platform.clock.now,
      wake: platform.wake,
      limits: deps.limits,
      screens: environment.STAGE === "development" ? "/platform" : undefined,
    }),
    screens: new Hono(),
    staticFiles: new Hono(),
    storefront: await loadBuiltStorefront({ settings, deps }),
    hasPolicy: true,
  });
  const fetch: TestShop["fetch"] = async (request, { host, ip = "192.0.2.1", headers = {} } = {}) => {
    const incoming = {
      socket: { remoteAddress: ip },
      headers: { host: host ?? new URL(request.url).host, ...headers },
    };
    return http.fetch(request, { incoming });
  };
  let visitors = 0;
  return {
    fetch,
    browse() {
      visitors += 1;
      const ip = `198.51.${100 + Math.floor(visitors / 250)}.${visitors % 250}`;
      const { PUBLIC_ORIGIN: baseUrl } = environment;
      return openBrowser(baseUrl, { baseUrl, fetch: (request) => fetch(request, { ip }) });
    },
    services,
    settings,
    deps,
    database,
    passTime: (seconds) => platform.clock.forward(seconds),
    lines: () => lines.join(""),
    async stop() {
      await platform.stop();
      await database.close();
      rmSync(folder, { recursive: true });
      refuseLeaks(lines);
    },
  };
}

/** Checking a password against a standard hash takes more than half of the time of a sign-in; tests need no such hash. */
async function weakenPasswordHashes({ queries }: Database): Promise<void> {
  await queries.update(accounts).set({ passwordHash: await hashPassword(demoPassword, { N: 2, r: 1, p: 1 }) });
}

function withInterceptors(platform: EmbeddedPlatform, options: Options): EmbeddedPlatform {
  const { services } = platform;
  const intercept = (interceptor: Interceptor | undefined, app: Hono) =>
    interceptor
      ? new Hono().all("*", (context) => interceptor(context.req.raw, async (request) => app.fetch(request)))
      : app;
  return {
    ...platform,
    services: {
      ...services,
      commerce: intercept(options.onCommerce, services.commerce),
      "help-content": intercept(options.onHelpContent, services["help-content"]),
      "customer-care": intercept(options.onCustomerCare, services["customer-care"]),
      "consent-records": intercept(options.onConsentRecords, services["consent-records"]),
      "order-management": intercept(options.onOrderManagement, services["order-management"]),
      documents: intercept(options.onDocuments, services.documents),
      vehicles: intercept(options.onVehicles, services.vehicles),
    },
  };
}

// The sources do not change during a run, so each process looks for changes once.
let building: Promise<void> | undefined;
let template: Promise<string> | undefined;
