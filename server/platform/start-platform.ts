import { enqueue, startWorker } from "../../database/jobs/jobs.ts";
import type { Database } from "../../database/database.ts";
import { sweepTopic } from "../../platform/commerce/shopper/shopper-jobs.ts";
import { deleteConsentsTopic } from "../../platform/consent-records/consent-records-jobs.ts";
import { hasEmbeddedSystems } from "../environment/requirements.ts";
import type { Environment } from "../environment/environment.ts";
import type { ShopHttp } from "../http/shop-environment.ts";
import { describeError } from "../../database/describe-error.ts";
import type { Logger } from "../logging/logger.ts";
import { type Clock, openMovableClock, systemClock } from "./clock.ts";
import type { Connection, Fetch } from "../../contracts/client.ts";
import type { PersonData } from "../../contracts/privacy/person-data.ts";
import { jobLimits } from "../../payments/topics.ts";
import { openPaymentsModule, type OpenPaymentsModule } from "../payments/open-payments-module.ts";
import { openLetters } from "../letters/open-letters.ts";
import { createDocumentsClient } from "../../contracts/documents/documents.ts";
import { createHelpContentClient } from "../../contracts/help-content/help-content-wire.ts";
import { connectionTo } from "./embedded-connection.ts";
import { commerceClients, createEmbeddedPlatform, type EmbeddedPlatform } from "./embedded-platform.ts";
import { closeDemoAccounts } from "./demonstration/demo-accounts.ts";
import { seedDatabase } from "./seed-database.ts";

type Deps = {
  environment: Environment;
  database: Database;
  secret: string;
  logger: Logger;
  origin: string;
  /** Where browsers find the payment sandboxes; by default the platform's own origin. */
  sandboxOrigin?: string;
  /** The shop that the sandboxes send their messages to, when it is not in this process. */
  remoteShop?: { origin: string; fetch: Fetch };
};

export type RunningPlatform = EmbeddedPlatform & {
  payments: OpenPaymentsModule;
  clock: Clock;
  wake: () => void;
  stop: () => Promise<void>;
};

const dayMs = 86_400_000;
/** In milliseconds: the other shop may give a payment provider thirty seconds. */
const chargesResilience = { timeout: 35_000 };

/** The embedded systems and the shop's payments, with their data, their clock and the worker for their jobs. */
export async function startPlatform(deps: Deps): Promise<RunningPlatform> {
  const { environment, database, secret, logger, origin } = deps;
  const isMovable = environment.STAGE === "development";
  const clock = isMovable ? await openMovableClock(database) : systemClock;
  const deferred: { charges?: Fetch; personData?: PersonData } = {};
  const platform = await createEmbeddedPlatform({
    environment,
    database,
    now: clock.now,
    secret,
    logger,
    origin,
    // A shop has one ledger: if it is in another process, renewals and refunds are requested there.
    charges: connectionTo(
      environment.CHARGES_URL,
      { fetch: (request) => requireBound(deferred.charges)(request) },
      { system: "charges", logger, token: environment.CHARGES_TOKEN, resilience: chargesResilience },
    ),
    paymentsPersonData: () => requireBound(deferred.personData),
    ...(deps.remoteShop && { toShop: deps.remoteShop.fetch }),
    addressOf: (context) => (context.get("origin") as ShopHttp["Variables"]["origin"] | undefined)?.ip ?? "",
  });
  const payments = openPaymentsModule({
    environment,
    database,
    now: clock.now,
    secret,
    logger,
    commerce: commerceAccess(deps, platform),
    sandboxOrigin: deps.sandboxOrigin ?? origin,
    shopOrigin: deps.remoteShop?.origin ?? environment.PUBLIC_ORIGIN,
    ...(deps.remoteShop && { toShop: deps.remoteShop.fetch }),
  });
  const letterJobs = openLetters({ ...deps, now: clock.now, ...letterSources(deps, platform) });
  deferred.charges = (request) => payments.charges.fetch(request);
  deferred.personData = payments.personData;
  const isEmbedded = hasEmbeddedSystems(environment);
  if (isEmbedded) await fillDemonstration(deps, clock.now());
  const sweep = () => enqueueSweep(database, clock.now());
  await sweep();
  const worker = startWorker({
    database,
    handlers: {
      ...(isEmbedded && withDailySweep(platform.jobs, sweep)),
      ...platform.privacyJobs,
      ...payments.jobs,
      ...letterJobs,
    },
    now: clock.now,
    limits: jobLimits,
    onError: (error, job) =>
      logger.error(
        { topic: job?.topic, job: job?.id, ...describeError(error) },
        job?.isLastTry ? "job failed for the last time" : "job failed",
      ),
  });
  const stopTicking = startTimers(clock, { isMovable, payments, logger });
  return {
    ...platform,
    payments,
    clock,
    wake: () => worker.wake(),
    async stop() {
      stopTicking();
      await worker.stop();
    },
  };
}

async function fillDemonstration({ environment, database, logger }: Deps, now: Date): Promise<void> {
  const hasPeople = environment.STAGE !== "production";
  if (await seedDatabase(database, now, { hasPeople })) logger.info("the demonstration is filled in");
  if (hasPeople) return;
  const closed = await closeDemoAccounts(database, now);
  if (closed > 0) logger.warn({ accounts: closed }, "accounts of the demonstration closed for production stage");
}

const recoveryMs = 60_000;

type TimerDeps = { isMovable: boolean; payments: OpenPaymentsModule; logger: Logger };

/** Refreshes a clock that another process may have moved, and requests recovery of payments once a minute. */
function startTimers(clock: Clock, { isMovable, payments, logger }: TimerDeps): () => void {
  const recover = () =>
    payments
      .requestRecovery()
      .catch((error: unknown) => logger.error(describeError(error), "recovery could not be requested"));
  void recover();
  const timers = [setInterval(() => void recover(), recoveryMs)];
  if (isMovable) timers.push(setInterval(createClockRefresher(clock), 1_000));
  return () => timers.forEach((timer) => clearInterval(timer));
}

/** One refresh at a time: otherwise a hanging database would soon have one on every connection. */
function createClockRefresher(clock: Clock): () => void {
  let isAsking = false;
  return () => {
    if (isAsking) return;
    isAsking = true;
    void clock
      .refresh()
      .catch(() => undefined)
      .finally(() => (isAsking = false));
  };
}

function requireBound<Part>(fetch: Part | undefined): Part {
  if (!fetch) throw new Error("Payments are not available yet.");
  return fetch;
}

/** Where the files attached to letters come from. */
function letterSources({ environment, logger }: Deps, { services }: EmbeddedPlatform) {
  const { HELP_CONTENT_URL, HELP_CONTENT_TOKEN, DOCUMENTS_URL, DOCUMENTS_TOKEN } = environment;
  return {
    helpContent: createHelpContentClient(
      connectionTo(HELP_CONTENT_URL, services["help-content"], {
        system: "help-content",
        logger,
        token: HELP_CONTENT_TOKEN,
      }),
    ),
    documents: createDocumentsClient(
      connectionTo(DOCUMENTS_URL, services.documents, { system: "documents", logger, token: DOCUMENTS_TOKEN }),
    ),
  };
}

function commerceAccess({ environment, secret, logger }: Deps, { services }: EmbeddedPlatform) {
  const embedded = commerceClients(secret);
  const connection: Connection = connectionTo(environment.COMMERCE_URL, services.commerce, {
    system: "commerce",
    logger,
  });
  return {
    connection,
    organizationId: environment.COMMERCE_ORGANIZATION ?? embedded.organizationId,
    serverClient: {
      id: environment.COMMERCE_SERVER_CLIENT_ID ?? embedded.serverClient.id,
      secret: environment.COMMERCE_SERVER_SECRET ?? embedded.serverClient.secret,
    },
  };
}

function withDailySweep(jobs: EmbeddedPlatform["jobs"], sweepAgain: () => Promise<void>): EmbeddedPlatform["jobs"] {
  return {
    ...jobs,
    [sweepTopic]: async (payload, attempt, signal) => {
      await jobs[sweepTopic]?.(payload, attempt, signal);
      await sweepAgain();
    },
  };
}

/** One run of each deletion for each day, however many processes request it. */
async function enqueueSweep(database: Database, now: Date): Promise<void> {
  const tomorrow = new Date(now.getTime() + dayMs).toISOString().slice(0, 10);
  for (const topic of [sweepTopic, deleteConsentsTopic]) {
    await enqueue(database.queries, { topic, payload: {}, runAt: new Date(tomorrow), key: tomorrow });
  }
}
