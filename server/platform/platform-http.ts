import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { countFailedJobs } from "../../database/jobs/failed-jobs.ts";
import type { Database } from "../../database/database.ts";
import type { Environment } from "../environment/environment.ts";
import { answerFailure } from "../http/answer-failure.ts";
import { createHealth } from "../http/health.ts";
import { identifyRequest } from "../http/identify-request.ts";
import { requireBearer } from "../http/require-bearer.ts";
import type { ShopHttp } from "../http/shop-environment.ts";
import { hostOf, isLoopback } from "../listen.ts";
import { serveLetters } from "../letters/serve-letters.ts";
import { createRateLimits } from "../limits/rate-limits.ts";
import type { Logger } from "../logging/logger.ts";
import { isSandboxPath } from "../payments/payment-sandboxes.ts";
import { createConsentRecordsClient } from "../../contracts/consent-records/consent-records-wire.ts";
import { createClockPage } from "./clock-page.ts";
import { embeddedConnection } from "./embedded-connection.ts";
import { createEvidencePage } from "./evidence-page.ts";
import { guardedServices, serviceToken } from "./remote/shop-settings-file.ts";
import { createDeclarationsPage } from "./declarations-page.ts";
import { createJobsPage } from "./jobs-page.ts";
import type { RunningPlatform } from "./start-platform.ts";

type Parts = {
  environment: Environment;
  database: Database;
  logger: Logger;
  platform: RunningPlatform;
  secret: string;
  isStopping: () => boolean;
};

/** Every embedded system under a path of its own, for a shop in another process. */
export function platformHttp({ environment, database, logger, platform, secret, isStopping }: Parts): Hono<ShopHttp> {
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
  const consentRecords = createConsentRecordsClient(embeddedConnection(platform.services["consent-records"]));
  app.route("/evidence", createEvidencePage({ consentRecords }));
  app.route("/jobs", createJobsPage({ queries, now: clock.now, wake }));
  app.route("/declarations", createDeclarationsPage({ database, now: clock.now, wake }));
  const limits = createRateLimits(database, { scale: environment.RATE_LIMIT_SCALE });
  app.route("/", serveLetters({ environment, database, secret, now: clock.now, wake, limits, screens: "" }));
  return app.onError(answerFailure);
}

/** Development pages without access control: the letters, the clock, the jobs, the evidence, the declarations and the payments. */
const screens =
  /^\/(?:mailbox|letters(?!\/unsubscribe)|clock|evidence|jobs|declarations|(?:adyen\/|stripe\/)?sandbox\/console)(?:\/|$)/;

const hideScreens = createMiddleware((context, next) =>
  screens.test(context.req.path) ? Promise.resolve(context.notFound()) : next(),
);
