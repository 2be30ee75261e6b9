import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { countFailedJobs } from "../database/failed-jobs.ts";
import type { Database } from "../database/open-database.ts";
import { ConfigurationError, type Environment, readEnvironment } from "./environment.ts";
import { createHealth } from "./http/health.ts";
import { identifyRequest } from "./http/identify-request.ts";
import { requireBearer } from "./http/require-bearer.ts";
import type { ShopHttp } from "./http/shop-environment.ts";
import { hostOf, isLoopback, listen } from "./listen.ts";
import { createLogger, type Logger } from "./logging/logger.ts";
import { createClockPage } from "./platform/clock-page.ts";
import { createJobsPage } from "./platform/jobs-page.ts";
import {
  chargesOfShop,
  guardedServices,
  serviceToken,
  shopSettings,
  writeShopSettings,
} from "./platform/elsewhere/shop-settings-file.ts";
import { type RunningPlatform, startPlatform } from "./platform/start-platform.ts";
import { isSandboxPath } from "./payments/payment-sandboxes.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { readSessionSecret } from "./session-secret.ts";
import { stopOnSignal } from "./shutdown.ts";

/** Only the embedded platform, each service under a path of its own: for a shop elsewhere, or anybody's client. */
async function servePlatform(): Promise<string> {
  const environment = readEnvironment();
  if (environment.STAGE === "production") {
    throw new ConfigurationError("STAGE: the embedded platform stands in for real systems, not in production stage");
  }
  const logger = createLogger(environment.LOG_LEVEL);
  const database = await prepareDatabase(environment, logger);
  const secret = environment.SESSION_SECRET ?? (await readSessionSecret(environment.DATA_DIR));
  const origin = `http://localhost:${environment.PORT}`;
  const remoteShop = { origin: environment.SHOP_ORIGIN, fetch: (request: Request) => fetch(request) };
  // Customers who sign in, at commerce or at the identity provider, are sent back to the shop and not to us.
  const forShop = {
    ...environment,
    PUBLIC_ORIGIN: environment.SHOP_ORIGIN,
    ...chargesOfShop(environment, secret),
  };
  const platform = await startPlatform({ environment: forShop, database, secret, logger, origin, remoteShop });
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const app = platformHttp({ environment, database, logger, platform, secret, isStopping });
  const listener = getRequestListener(app.fetch);
  const http = createServer((request, response) => void listener(request, response));
  stopOnSignal(http, {
    logger,
    stopping,
    drainMs: environment.DRAIN_SECONDS * 1000,
    async close() {
      await platform.stop();
      await database.close();
    },
  });
  await listen(http, environment);
  const file = await writeShopSettings(environment.DATA_DIR, shopSettings({ environment, secret, origin }));
  return [
    "",
    `  The embedded platform is open: ${origin}/`,
    `    ${Object.keys(platform.services).concat("identity").join(", ")}`,
    "",
    "  A shop that uses it is started with the settings in a file of their own, which holds secrets:",
    `    SETTINGS_FILE=${file} npm start`,
    "",
  ].join("\n");
}

type Parts = {
  environment: Environment;
  database: Database;
  logger: Logger;
  platform: RunningPlatform;
  secret: string;
  isStopping: () => boolean;
};

function platformHttp({ environment, database, logger, platform, secret, isStopping }: Parts): Hono<ShopHttp> {
  const { queries } = database;
  const app = new Hono<ShopHttp>();
  app.use(identifyRequest(logger, environment.TRUSTED_PROXIES));
  const checks = { database: () => database.probeWrite() };
  const notes = { failedJobs: () => countFailedJobs(queries) };
  app.route("/health", createHealth({ checks, notes, isStopping, logger }));
  if (!isLoopback(hostOf(environment))) app.use(hideScreens);
  for (const name of guardedServices) app.use(`/${name}/*`, requireBearer(serviceToken(secret, name)));
  for (const [name, service] of Object.entries(platform.services)) app.mount(`/${name}`, service.fetch);
  const { sandboxes } = platform.payments;
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
  const { clock, wake } = platform;
  app.route("/clock", createClockPage(clock, wake));
  app.route("/jobs", createJobsPage({ queries, now: clock.now, wake }));
  return app;
}

/** What a demonstration shows without asking who looks: everybody's mails, the clock, the jobs and the payments. */
const screens = /^\/(?:identity\/mailbox|clock|jobs|(?:adyen\/|stripe\/)?sandbox\/console)(?:\/|$)/;

const hideScreens = createMiddleware((context, next) =>
  screens.test(context.req.path) ? Promise.resolve(context.notFound()) : next(),
);

try {
  console.log(await servePlatform());
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(`The platform cannot start. ${error.message}.`);
  process.exit(1);
}
