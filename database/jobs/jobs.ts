import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import {
  type ClaimedJob,
  claimJobs,
  failJob,
  finishJob,
  deleteDoneJobs,
  type TopicCapacity,
  maxAttempts,
  renewLeases,
} from "./job-leases.ts";
import type { Database, Queries } from "../database.ts";

/**
 * Deferred work, stored in the same transaction as the change that needs it. A job runs at least once: when a process is
 * killed, its lease expires and another process takes the job over, so a handler must tolerate repetition and
 * concurrency. Jobs of a topic start in the order in which they are due, a few at once, and no topic waits for another.
 * The shop's clock, which may be moved, decides when a job is due; the database's clock decides when a lease expires.
 */
export type Job = {
  topic: string;
  payload: unknown;
  runAt: Date;
  /** A second job with the same key is ignored. */ key?: string;
};

/** The signal aborts when the process stops: a handler with several steps then ends after the current one. */
export type JobHandler = (payload: unknown, attempt: number, signal?: AbortSignal) => Promise<void>;

export type Worker = {
  /** Checks for due jobs now instead of at the next poll. */
  wake(): void;
  /** Runs all due jobs, and the jobs that these make due, before it returns. */
  drain(): Promise<void>;
  /** Starts no more jobs, and waits a limited time for the running ones. */
  stop(): Promise<void>;
};

export async function enqueue(queries: Queries, job: Job): Promise<void> {
  await queries.execute(sql`
    insert into jobs (topic, payload, run_at, dedupe_key)
    values (${job.topic}, ${JSON.stringify(job.payload)}::jsonb, ${job.runAt.toISOString()}, ${job.key ?? null})
    on conflict (topic, dedupe_key) do nothing`);
}

type WorkerSettings = {
  database: Database;
  handlers: Record<string, JobHandler>;
  now: () => Date;
  /** With the job that failed. After its last attempt an operator has to retry it: see failed-jobs.ts. */
  onError: (error: unknown, job?: ClaimedJob & { isLastTry: boolean }) => void;
  pollMs?: number;
  leaseSeconds?: number;
  /** How many jobs of a topic run at once, where it differs from the default. */
  limits?: Readonly<Record<string, number>>;
  /** How long a stopping worker waits for running jobs; other workers take over those that are left. */
  stopMs?: number;
};

/** A round that starts nothing while jobs are running is inconclusive: their topics may have been at their limit. */
type Round = { started: number; wasBusy: boolean };
const emptyRound: Round = { started: 0, wasBusy: false };

const defaultLimit = 3;
const deletionIntervalMs = 600_000;

export function startWorker(settings: WorkerSettings): Worker {
  const { database, pollMs = 500, leaseSeconds = 30, stopMs = 10_000, onError } = settings;
  const stopping = new AbortController();
  const running = new Map<number, { topic: string; ended: Promise<void> }>();
  const wakeUp = createWakeUp();
  let round: Promise<Round> = Promise.resolve(emptyRound);

  const start = (job: ClaimedJob) => {
    if (running.has(job.id)) return;
    // The embedded engine answers without a turn of the event loop: requests would wait until no job is due any more.
    const ended = nextTurn()
      .then(() => runJob(settings, job, stopping.signal))
      .catch((error: unknown) => onError(error))
      .finally(() => {
        running.delete(job.id);
        wakeUp.request();
      });
    running.set(job.id, { topic: job.topic, ended });
  };
  const claimAndStart = async () => {
    if (stopping.signal.aborted) return emptyRound;
    const topics = Array.from(running.values(), ({ topic }) => topic);
    const claimed = await claimJobs(database.queries, {
      capacities: freeCapacities(settings, topics),
      now: settings.now(),
      leaseSeconds,
    });
    claimed.forEach(start);
    return { started: claimed.length, wasBusy: topics.length > 0 };
  };
  const runRound = () => {
    round = round.then(claimAndStart).catch((error: unknown) => (onError(error), emptyRound));
    return round;
  };
  const loop = async () => {
    while (!stopping.signal.aborted) {
      if ((await runRound()).started > 0 || stopping.signal.aborted) continue;
      await wakeUp.wait(pollMs);
    }
  };
  const repeat = (milliseconds: number, work: () => Promise<unknown>) =>
    setInterval(() => void work().catch((error: unknown) => onError(error)), milliseconds).unref();
  const timers = [
    repeat((leaseSeconds * 1000) / 3, () => renewLeases(database.queries, [...running.keys()], leaseSeconds)),
    repeat(deletionIntervalMs, () => deleteDoneJobs(database.queries)),
  ];
  const runningJobs = () => Array.from(running.values(), ({ ended }) => ended);
  const finished = loop();
  return {
    wake: () => wakeUp.request(),
    async drain() {
      for (let isDone = false; !isDone;) {
        const { started, wasBusy } = await runRound();
        isDone = started === 0 && !wasBusy;
        if (running.size > 0) await Promise.race(runningJobs());
      }
    },
    async stop() {
      stopping.abort();
      wakeUp.request();
      await finished;
      await waitAtMost(stopMs, Promise.all(runningJobs()));
      timers.forEach((timer) => clearInterval(timer));
    },
  };
}

/** Ends the current wait, or the next one if nothing waits at the moment. */
function createWakeUp() {
  let isRequested = false;
  let wake = () => {};
  return {
    request() {
      isRequested = true;
      wake();
    },
    async wait(milliseconds: number) {
      if (!isRequested) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isRequested = false;
    },
  };
}

/** The topics below their limit, and how many more jobs each may run. */
function freeCapacities({ handlers, limits = {} }: WorkerSettings, running: readonly string[]): TopicCapacity[] {
  return Object.keys(handlers)
    .map((topic) => ({
      topic,
      free: (limits[topic] ?? defaultLimit) - running.filter((one) => one === topic).length,
    }))
    .filter(({ free }) => free > 0);
}

async function runJob({ database, handlers, now, onError }: WorkerSettings, job: ClaimedJob, signal: AbortSignal) {
  try {
    await handlers[job.topic]?.(job.payload, job.attempts, signal);
    await finishJob(database.queries, job);
  } catch (error) {
    onError(error, { ...job, isLastTry: job.attempts >= maxAttempts });
    await failJob(database.queries, job, { error, now: now() });
  }
}

async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const timeout = Promise.withResolvers<void>();
  const timer = setTimeout(timeout.resolve, milliseconds);
  await Promise.race([work, timeout.promise]);
  clearTimeout(timer);
}
