import { enqueue, startWorker } from "../../database/jobs.ts";
import type { Database } from "../../database/open-database.ts";
import { sweepTopic } from "../../platform/commerce/shopper/shopper-jobs.ts";
import { type Environment, hasEmbeddedSystems } from "../environment.ts";
import type { ShopHttp } from "../http/shop-environment.ts";
import type { Logger } from "../logging/logger.ts";
import { type Clock, openMovableClock, systemClock } from "./clock.ts";
import { createEmbeddedPlatform, type EmbeddedPlatform } from "./embedded-platform.ts";
import { seedDatabase } from "./seed-database.ts";

type Ground = { environment: Environment; database: Database; secret: string; logger: Logger; origin: string };

export type RunningPlatform = EmbeddedPlatform & { clock: Clock; wake: () => void; stop: () => Promise<void> };

const dayMs = 86_400_000;

/** The embedded systems with their data, their clock and the worker that moves orders along. */
export async function startPlatform({
  environment,
  database,
  secret,
  logger,
  origin,
}: Ground): Promise<RunningPlatform> {
  const isMovable = environment.STAGE === "development";
  const clock = isMovable ? await openMovableClock(database) : systemClock;
  const platform = await createEmbeddedPlatform({
    environment,
    database,
    now: clock.now,
    secret,
    logger,
    origin,
    addressOf: (context) => (context.get("origin") as ShopHttp["Variables"]["origin"] | undefined)?.ip ?? "",
  });
  if (!hasEmbeddedSystems(environment)) return { ...platform, clock, wake: () => {}, stop: async () => {} };
  if (await seedDatabase(database, clock.now())) logger.info("the demonstration is filled in");
  const sweep = () => enqueueSweep(database, clock.now());
  await sweep();
  const worker = startWorker({
    database,
    handlers: withDailySweep(platform.jobs, sweep),
    now: clock.now,
    onError: (error, job) =>
      logger.error(
        { topic: job?.topic, job: job?.id, error: String(error) },
        job?.isLastTry ? "job failed for the last time" : "job failed",
      ),
  });
  // Another process may have moved the clock.
  const ticking = isMovable ? setInterval(() => void clock.refresh().catch(() => undefined), 1_000) : undefined;
  return {
    ...platform,
    clock,
    wake: () => worker.wake(),
    async stop() {
      clearInterval(ticking);
      await worker.stop();
    },
  };
}

function withDailySweep(jobs: EmbeddedPlatform["jobs"], sweepAgain: () => Promise<void>): EmbeddedPlatform["jobs"] {
  return {
    ...jobs,
    [sweepTopic]: async (payload, attempt) => {
      await jobs[sweepTopic]?.(payload, attempt);
      await sweepAgain();
    },
  };
}

/** One sweep for each day, whoever asks for it. */
async function enqueueSweep(database: Database, now: Date): Promise<void> {
  const tomorrow = new Date(now.getTime() + dayMs).toISOString().slice(0, 10);
  await enqueue(database.queries, { topic: sweepTopic, payload: {}, runAt: new Date(tomorrow), key: tomorrow });
}
