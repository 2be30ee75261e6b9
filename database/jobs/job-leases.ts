import { sql } from "drizzle-orm";
import { describeError } from "../describe-error.ts";
import type { Queries } from "../database.ts";
import { readRows } from "../open-database.ts";

export type ClaimedJob = { id: number; topic: string; payload: unknown; attempts: number };

/** How many more jobs of a topic may run now. */
export type TopicCapacity = { topic: string; free: number };

export const maxAttempts = 8;

type Claim = { capacities: readonly TopicCapacity[]; now: Date; leaseSeconds: number };

/** Leases the jobs that are due, the oldest first, up to the capacity of each topic. */
export async function claimJobs(queries: Queries, { capacities, now, leaseSeconds }: Claim): Promise<ClaimedJob[]> {
  if (capacities.length === 0) return [];
  const rows = capacities.map(({ topic, free }) => sql`(${topic}::text, ${free}::int)`);
  const claimed = await readRows<ClaimedJob & { due: number }>(
    queries,
    sql`
      update jobs set attempts = attempts + 1, leased_until = now() + make_interval(secs => ${leaseSeconds})
      where id in (
        select due.id from (values ${sql.join(rows, sql`, `)}) as capacities (topic, free)
        cross join lateral (
          select id from jobs
          where jobs.topic = capacities.topic and done_at is null and failed_at is null
            and run_at <= ${now.toISOString()} and (leased_until is null or leased_until < now())
          order by run_at, id limit capacities.free for update skip locked) as due)
      returning id::int, topic, payload, attempts, extract(epoch from run_at)::float8 as due`,
  );
  return claimed
    .toSorted((one, other) => one.due - other.due || one.id - other.id)
    .map(({ id, topic, payload, attempts }) => ({ id, topic, payload, attempts }));
}

/** Extends the leases of running jobs, so that no other worker takes them over. */
export async function renewLeases(queries: Queries, ids: readonly number[], leaseSeconds: number): Promise<void> {
  if (ids.length === 0) return;
  await queries.execute(sql`
    update jobs set leased_until = now() + make_interval(secs => ${leaseSeconds})
    where id in ${ids} and done_at is null and failed_at is null`);
}

export async function finishJob(queries: Queries, { id }: ClaimedJob): Promise<void> {
  await queries.execute(sql`update jobs set done_at = now(), leased_until = null where id = ${id}`);
}

/** Schedules a retry, or marks the job as failed. A job that another worker has taken over is not changed. */
export async function failJob(
  queries: Queries,
  { id, attempts }: ClaimedJob,
  { error, now }: { error: unknown; now: Date },
): Promise<void> {
  const retryAt = new Date(now.getTime() + Math.min(2 ** attempts * 500, 3_600_000));
  await queries.execute(sql`
    update jobs set leased_until = null, last_error = ${describeError(error).error.slice(0, 500)},
      failed_at = case when attempts >= ${maxAttempts} then now() end, run_at = ${retryAt.toISOString()}
    where id = ${id} and attempts = ${attempts}`);
}

/**
 * The key of a done job still blocks a duplicate, such as a provider's message that is sent again. Adyen repeats its
 * messages longest: for a month.
 */
const retentionDays = 60;
const deletionBatchSize = 500;

/** Deletes one batch of jobs done long ago. Returns how many there were. */
export async function deleteDoneJobs(queries: Queries): Promise<number> {
  const rows = await readRows(
    queries,
    sql`delete from jobs where id in (
      select id from jobs where done_at < now() - make_interval(days => ${retentionDays})
      order by done_at limit ${deletionBatchSize} for update skip locked) returning id`,
  );
  return rows.length;
}
