import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { getSite } from "../contracts/commerce/site.ts";
import type { StorefrontSettings } from "../app/settings/storefront-settings.ts";
import type { BackingSystems } from "../contracts/services.ts";
import { describeError } from "../database/describe-error.ts";
import { countFailedJobs, countOverdueJobs } from "../database/jobs/failed-jobs.ts";
import type { Database } from "../database/database.ts";
import { connectServices } from "./connect-services.ts";
import type { Environment } from "./environment/environment.ts";
import { createHttp, type Storefront } from "./http/create-http.ts";
import { receiveLogOuts } from "./http/messages/receive-log-outs.ts";
import { receiveViolations } from "./http/messages/receive-violations.ts";
import { guardedCharges } from "./http/guarded-charges.ts";
import { createStaticFiles } from "./http/static-files.ts";
import { loadBuiltStorefront, loadLiveStorefront } from "./storefront/load-storefront.ts";
import { listen } from "./listen.ts";
import type { Logger } from "./logging/logger.ts";
import { openSandboxListener } from "./payments/sandbox-listener.ts";
import { serveLetters } from "./letters/serve-letters.ts";
import { createClockPage } from "./platform/clock-page.ts";
import { createEvidencePage } from "./platform/evidence-page.ts";
import { createDeclarationsPage } from "./platform/declarations-page.ts";
import { createJobsPage } from "./platform/jobs-page.ts";
import { type RunningPlatform, startPlatform } from "./platform/start-platform.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { readSessionSecret } from "./process/session-secret.ts";
import { stopOnSignal } from "./process/shutdown.ts";
import { storefrontSettings } from "./storefront/storefront-settings.ts";
import type { StorefrontDeps } from "../app/settings/storefront-deps.ts";
import { storefrontDeps } from "./storefront/storefront-deps.ts";

const clientFolder = fileURLToPath(new URL("../build/client", import.meta.url));

/** Creates all parts of the shop, connects them, and listens. */
export async function startShop(
  environment: Environment,
  logger: Logger,
  { isLive }: { isLive: boolean },
): Promise<void> {
  const database = await prepareDatabase(environment, logger);
  const stops = [() => database.close()];
  try {
    const secret = environment.SESSION_SECRET ?? (await readSessionSecret(environment.DATA_DIR));
    const origin = environment.PUBLIC_ORIGIN;
    const sandbox = await openSandboxListener(environment, logger);
    stops.unshift(() => sandbox.close());
    const sandboxOrigin = sandbox.origin;
    const platform = await startPlatform({ environment, database, secret, logger, origin, sandboxOrigin });
    stops.unshift(platform.stop);
    const { webhooks, sandboxes, charges } = platform.payments;
    if (sandboxes) sandbox.serve((request) => sandboxes.together.fetch(request));
    const services = connectServices(environment, platform, { secret, logger });
    const settings = storefrontSettings(environment, { secret, isLive });
    const deps = storefrontDeps(environment, {
      logger,
      database,
      services,
      now: platform.clock.now,
      payments: platform.payments.payments,
      identity: platform.identity,
    });
    const server = createServer({ maxHeaderSize: 16 * 1024, requestTimeout: 30_000, keepAliveTimeout });
    const stopping = new AbortController();
    const parts = {
      environment,
      logger,
      checks: { database: () => database.probeWrite() },
      notes: readinessNotes(database, services, platform.clock.now),
      isStopping: () => stopping.signal.aborted,
      identity: environment.IDENTITY_ISSUER ? undefined : platform.identity,
      logOuts: environment.IDENTITY_ISSUER ? logOutsOf(settings, deps) : undefined,
      webhooks,
      violations: receiveViolations(deps.limits),
      charges: guardedCharges(charges, environment.CHARGES_TOKEN),
      sandboxes: sandbox.isShared ? sandboxes?.together : undefined,
      letters: serveLetters({
        environment,
        database,
        secret,
        now: platform.clock.now,
        wake: platform.wake,
        limits: deps.limits,
        screens: environment.STAGE === "development" ? "/platform" : undefined,
      }),
      screens: developmentScreens(environment, platform, { database, services }),
      hasPolicy: !isLive,
    };
    if (isLive) {
      const live = await loadLiveStorefront({ settings, deps }, server);
      const listener = listenerOf({ ...parts, staticFiles: new Hono(), storefront: live.storefront });
      server.on("request", (request, response) => {
        live.middleware(request, response, () => void listener(request, response));
      });
    } else {
      const storefront = await loadBuiltStorefront({ settings, deps });
      const listener = listenerOf({ ...parts, staticFiles: createStaticFiles(clientFolder), storefront });
      server.on("request", (request, response) => void listener(request, response));
    }
    const drainMs = environment.DRAIN_SECONDS * 1000;
    stopOnSignal(server, { logger, stopping, drainMs, close: () => stopAll(stops, logger) });
    await listen(server, environment);
  } catch (error) {
    await stopAll(stops, logger);
    throw error;
  }
}

function logOutsOf({ identity }: StorefrontSettings, { sessionEndings, identityFetch, now }: StorefrontDeps): Hono {
  const clientIds = Object.values(identity.clients).map(({ id }) => id);
  return receiveLogOuts({ issuer: identity.issuer, clientIds, fetch: identityFetch, endings: sessionEndings, now });
}

const listenerOf = (parts: Parameters<typeof createHttp>[0] & { storefront: Storefront }) =>
  getRequestListener(createHttp(parts).fetch);

/** Closes all parts, even if one of them fails to close. */
async function stopAll(stops: readonly (() => Promise<void>)[], logger: Logger): Promise<void> {
  for (const stop of stops) {
    await stop().catch((error: unknown) => {
      logger.error(describeError(error), "a part of the shop was not closed");
      process.exitCode = 1;
    });
  }
}

/** Longer than the minute for which proxies keep a connection, so that a proxy never sends a request on a closed one. */
const keepAliveTimeout = 75_000;

/** All processes share commerce: if its outage made them unready, the load balancer would have none left. */
function readinessNotes(database: Database, services: BackingSystems, now: () => Date) {
  const askCommerce = () => services.commerceOcapi(getSite, { params: { siteId: "VCS" } });
  return {
    commerce: () =>
      askCommerce().then(
        () => "up",
        () => "down",
      ),
    failedJobs: () => countFailedJobs(database.queries),
    overdueJobs: () => countOverdueJobs(database.queries, now()),
  };
}

type ScreenDeps = { database: Database; services: BackingSystems };

function developmentScreens(
  { STAGE }: Environment,
  { clock, wake }: RunningPlatform,
  { database, services }: ScreenDeps,
): Hono {
  if (STAGE !== "development") return new Hono();
  return new Hono()
    .route("/platform/clock", createClockPage(clock, wake))
    .route("/platform/evidence", createEvidencePage(services))
    .route("/platform/jobs", createJobsPage({ queries: database.queries, now: clock.now, wake }))
    .route("/platform/declarations", createDeclarationsPage({ database, now: clock.now, wake }));
}
