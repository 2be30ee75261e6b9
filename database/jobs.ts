import { sql } from "drizzle-orm";
import { describeError } from "./describe-error.ts";
import { type Database, type Queries, readRows } from "./open-database.ts";

/**
 * Work that must happen later, kept in the database beside the change that asks for it. A job runs at least once: a
 * process killed in the middle loses its lease and another one takes over, so a handler must bear being repeated.
 * When a job is due is told by the shop's clock, which may be moved; how long a lease holds, by the database's own.
 */
export type Job = {
  topic: string;
  payload: unknown;
  runAt: Date;
  /** A second job with the same key is ignored. */ key?: string;
};

export type JobHandler = (payload: unknown, attempt: number) => Promise<void>;

export type Worker = {
  /** Looks for due jobs now instead of at the next tick. */
  wake(): void;
  /** Runs everything that is due, and what that makes due, before it returns. */
  drain(): Promise<void>;
  stop(): Promise<void>;
};

type ClaimedJob = { id: number; topic: string; payload: unknown; attempts: number };

export const maxAttempts = 8;

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
  batch?: number;
};

export function startWorker(settings: WorkerSettings): Worker {
  const { pollMs = 500, onError } = settings;
  const stopping = new AbortController();
  let wake = () => {};
  let round: Promise<number> = Promise.resolve(0);
  const runRound = () => {
    round = round.then(() => runDueJobs(settings)).catch((error: unknown) => (onError(error), 0));
    return round;
  };
  const loop = async () => {
    while (!stopping.signal.aborted) {
      if ((await runRound()) > 0 || stopping.signal.aborted) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  const finished = loop();
  return {
    wake: () => wake(),
    async drain() {
      while ((await runRound()) > 0);
    },
    async stop() {
      stopping.abort();
      wake();
      await finished;
    },
  };
}

async function runDueJobs(settings: WorkerSettings): Promise<number> {
  const jobs = await claim(settings);
  for (const job of jobs) await run(settings, job);
  return jobs.length;
}

async function claim({
  database,
  handlers,
  now,
  leaseSeconds = 30,
  batch = 20,
}: WorkerSettings): Promise<ClaimedJob[]> {
  const topics = Object.keys(handlers);
  if (topics.length === 0) return [];
  return readRows<ClaimedJob>(
    database.queries,
    sql`
      update jobs set attempts = attempts + 1, leased_until = now() + make_interval(secs => ${leaseSeconds})
      where id in (
        select id from jobs
        where done_at is null and failed_at is null and run_at <= ${now().toISOString()}
          and (leased_until is null or leased_until < now())
          and topic in ${topics}
        order by run_at, id limit ${batch} for update skip locked)
      returning id::int, topic, payload, attempts`,
  );
}

async function run({ database, handlers, now, onError }: WorkerSettings, job: ClaimedJob): Promise<void> {
  try {
    await handlers[job.topic]?.(job.payload, job.attempts);
    await database.queries.execute(sql`update jobs set done_at = now(), leased_until = null where id = ${job.id}`);
  } catch (error) {
    onError(error, { ...job, isLastTry: job.attempts >= maxAttempts });
    const retryAt = new Date(now().getTime() + Math.min(2 ** job.attempts * 500, 3_600_000));
    await database.queries.execute(sql`
      update jobs set leased_until = null, last_error = ${describeError(error).error.slice(0, 500)},
        failed_at = case when attempts >= ${maxAttempts} then now() end, run_at = ${retryAt.toISOString()}
      where id = ${job.id}`);
  }
}
