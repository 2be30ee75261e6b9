import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { countFailedJobs } from "../database/failed-jobs.ts";
import { ConfigurationError, readEnvironment } from "./environment.ts";
import { createHealth } from "./http/health.ts";
import { identifyRequest } from "./http/identify-request.ts";
import type { ShopHttp } from "./http/shop-environment.ts";
import { createLogger } from "./logging/logger.ts";
import { createClockPage } from "./platform/clock-page.ts";
import { addressLookupKey, commerceClients, vehicleCaller } from "./platform/embedded-platform.ts";
import { createJobsPage } from "./platform/jobs-page.ts";
import { startPlatform } from "./platform/start-platform.ts";
import { isSandboxPath } from "./payments/payment-sandboxes.ts";
import { sandboxKeys } from "./payments/sandbox-keys.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { readSessionSecret } from "./session-secret.ts";
import { stopOnSignal } from "./shutdown.ts";

/** Only the embedded platform, each service under a path of its own: for a shop elsewhere, or anybody's client. */
async function servePlatform(): Promise<string> {
  const environment = readEnvironment();
  const logger = createLogger(environment.LOG_LEVEL);
  const database = await prepareDatabase(environment, logger);
  const secret = environment.SESSION_SECRET ?? (await readSessionSecret(environment.DATA_DIR));
  const origin = `http://localhost:${environment.PORT}`;
  const remoteShop = { origin: environment.SHOP_ORIGIN, fetch: (request: Request) => fetch(request) };
  // Whoever signs in, at commerce or at the identity provider, is sent back to the shop and not to us.
  const forShop = { ...environment, PUBLIC_ORIGIN: environment.SHOP_ORIGIN };
  const platform = await startPlatform({ environment: forShop, database, secret, logger, origin, remoteShop });
  const app = new Hono<ShopHttp>();
  app.use(identifyRequest(logger, environment.TRUSTED_PROXIES));
  app.route(
    "/health",
    createHealth({ database: () => database.run("select 1") }, { failedJobs: () => countFailedJobs(database.queries) }),
  );
  for (const [name, service] of Object.entries(platform.services)) app.mount(`/${name}`, service.fetch);
  const { charges, sandboxes } = platform.payments;
  app.mount("/charges", charges.fetch);
  if (sandboxes) {
    app.mount("/adyen", sandboxes.adyen.fetch);
    app.mount("/stripe", sandboxes.stripe.fetch);
    // The Drop-in finds its frames at the root of an origin only.
    app.use((context, next) => {
      const isBrowserPart = isSandboxPath(context.req.path);
      return isBrowserPart ? Promise.resolve(sandboxes.together.fetch(context.req.raw)) : next();
    });
  }
  app.route("/", platform.identity);
  if (environment.STAGE === "development") {
    const { clock, wake } = platform;
    app.route("/clock", createClockPage(clock, wake));
    app.route("/jobs", createJobsPage({ queries: database.queries, now: clock.now, wake }));
  }
  const listener = getRequestListener(app.fetch);
  const http = createServer((request, response) => void listener(request, response));
  stopOnSignal(http, {
    logger,
    async close() {
      await platform.stop();
      await database.close();
    },
  });
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(environment.PORT, resolve);
  });
  const keys = sandboxKeys(environment, secret);
  const { organizationId, clientId, serverClient } = commerceClients(secret);
  return [
    "",
    `  The embedded platform is open: ${origin}/`,
    `    ${Object.keys(platform.services).concat("identity").join(", ")}`,
    "",
    "  A shop that uses it is started with",
    `    COMMERCE_URL=${origin}/commerce IDENTITY_ISSUER=${origin}/identity ORDER_MANAGEMENT_URL=${origin}/order-management \\`,
    `    COMMERCE_ORGANIZATION=${organizationId} COMMERCE_CLIENT_ID=${clientId} \\`,
    `    COMMERCE_SERVER_CLIENT_ID=${serverClient.id} COMMERCE_SERVER_SECRET=${serverClient.secret} \\`,
    `    DOCUMENTS_URL=${origin}/documents HELP_CONTENT_URL=${origin}/help-content GEOLOCATION_URL=${origin}/geolocation \\`,
    `    VEHICLES_URL=${origin}/vehicles VEHICLES_TOKEN=${vehicleCaller(secret, "storefront").token} \\`,
    `    ADDRESS_LOOKUP_URL=${origin}/address-lookup ADDRESS_LOOKUP_KEY=${addressLookupKey(secret)} \\`,
    `    PAYMENT_MODE=sandbox PAYMENT_SANDBOX_ORIGIN=${origin} ADYEN_API_URL=${origin}/adyen STRIPE_API_URL=${origin}/stripe \\`,
    `    ADYEN_API_KEY=${keys.apiKey} ADYEN_HMAC_KEY=${keys.hmacKey} \\`,
    `    STRIPE_SECRET_KEY=${keys.secretKey} STRIPE_WEBHOOK_SECRET=${keys.webhookSecret}`,
    "",
  ].join("\n");
}

try {
  console.log(await servePlatform());
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  if (!(error instanceof ConfigurationError) && !isTaken) throw error;
  console.error(
    `The platform cannot start. ${isTaken ? "PORT: it is taken by another process" : (error as Error).message}.`,
  );
  process.exit(1);
}
