import { sql } from "drizzle-orm";
import {
  type ClaimedJob,
  claimJobs,
  failJob,
  finishJob,
  forgetDoneJobs,
  type FreeLane,
  maxAttempts,
  renewLeases,
} from "./job-leases.ts";
import type { Database, Queries } from "../database.ts";

/**
 * Work that must happen later, kept in the database beside the change that asks for it. A job runs at least once: a
 * process killed in the middle loses its lease and another one takes over, so a handler must bear being repeated, and
 * running beside others. Jobs of a topic begin in the order in which they are due; a few of them run at once, and no
 * topic waits for another. The shop's clock, which may be moved, says when a job is due; the database's own says how long a
 * lease holds.
 */
export type Job = {
  topic: string;
  payload: unknown;
  runAt: Date;
  /** A second job with the same key is ignored. */ key?: string;
};

/** The signal says that the process stops: a handler that does many things ends after the one it is at. */
export type JobHandler = (payload: unknown, attempt: number, signal?: AbortSignal) => Promise<void>;

export type Worker = {
  /** Looks for due jobs now instead of at the next tick. */
  wake(): void;
  /** Runs everything that is due, and what that makes due, before it returns. */
  drain(): Promise<void>;
  /** Begins nothing any more, and waits for what is running, for a while. */
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
  /** With the job it happened to; after the last try the job waits for somebody: see failed-jobs.ts. */
  onError: (error: unknown, job?: ClaimedJob & { isLastTry: boolean }) => void;
  pollMs?: number;
  leaseSeconds?: number;
  /** How many jobs of a topic run at once, where it is not the usual number. */
  limits?: Readonly<Record<string, number>>;
  /** How long a worker that stops waits for running jobs, in milliseconds; others take over what is left. */
  stopMs?: number;
};

/** A round that finds nothing while jobs are running says little: their lanes may have been full. */
type Round = { begun: number; wasBusy: boolean };
const nothingBegun: Round = { begun: 0, wasBusy: false };

const usualLimit = 3;
const forgetMs = 600_000;

export function startWorker(settings: WorkerSettings): Worker {
  const { database, pollMs = 500, leaseSeconds = 30, stopMs = 10_000, onError } = settings;
  const stopping = new AbortController();
  const running = new Map<number, { topic: string; ended: Promise<void> }>();
  const alarm = createAlarm();
  let round: Promise<Round> = Promise.resolve(nothingBegun);

  const begin = (job: ClaimedJob) => {
    if (running.has(job.id)) return;
    const ended = runJob(settings, job, stopping.signal)
      .catch((error: unknown) => onError(error))
      .finally(() => {
        running.delete(job.id);
        alarm.ring();
      });
    running.set(job.id, { topic: job.topic, ended });
  };
  const claimAndBegin = async () => {
    if (stopping.signal.aborted) return nothingBegun;
    const topics = Array.from(running.values(), ({ topic }) => topic);
    const claimed = await claimJobs(database.queries, {
      lanes: freeLanes(settings, topics),
      now: settings.now(),
      leaseSeconds,
    });
    claimed.forEach(begin);
    return { begun: claimed.length, wasBusy: topics.length > 0 };
  };
  const runRound = () => {
    round = round.then(claimAndBegin).catch((error: unknown) => (onError(error), nothingBegun));
    return round;
  };
  const loop = async () => {
    while (!stopping.signal.aborted) {
      if ((await runRound()).begun > 0 || stopping.signal.aborted) continue;
      await alarm.wait(pollMs);
    }
  };
  const repeat = (milliseconds: number, work: () => Promise<unknown>) =>
    setInterval(() => void work().catch((error: unknown) => onError(error)), milliseconds).unref();
  const timers = [
    repeat((leaseSeconds * 1000) / 3, () => renewLeases(database.queries, [...running.keys()], leaseSeconds)),
    repeat(forgetMs, () => forgetDoneJobs(database.queries)),
  ];
  const endings = () => Array.from(running.values(), ({ ended }) => ended);
  const finished = loop();
  return {
    wake: () => alarm.ring(),
    async drain() {
      for (let isDone = false; !isDone;) {
        const { begun, wasBusy } = await runRound();
        isDone = begun === 0 && !wasBusy;
        if (running.size > 0) await Promise.race(endings());
      }
    },
    async stop() {
      stopping.abort();
      alarm.ring();
      await finished;
      await within(stopMs, Promise.all(endings()));
      timers.forEach((timer) => clearInterval(timer));
    },
  };
}

/** Wakes the one who waits, or the next one who would: what rings meanwhile is not lost. */
function createAlarm() {
  let hasRung = false;
  let wake = () => {};
  return {
    ring() {
      hasRung = true;
      wake();
    },
    async wait(milliseconds: number) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      hasRung = false;
    },
  };
}

/** The topics that have room for another job, and for how many. */
function freeLanes({ handlers, limits = {} }: WorkerSettings, running: readonly string[]): FreeLane[] {
  return Object.keys(handlers)
    .map((topic) => ({
      topic,
      free: (limits[topic] ?? usualLimit) - running.filter((one) => one === topic).length,
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

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, milliseconds);
  await Promise.race([work, late.promise]);
  clearTimeout(timer);
}
