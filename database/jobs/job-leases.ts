import { sql } from "drizzle-orm";
import { describeError } from "../describe-error.ts";
import type { Queries } from "../database.ts";
import { readRows } from "../open-database.ts";

export type ClaimedJob = { id: number; topic: string; payload: unknown; attempts: number };

/** How many jobs of a topic may be claimed. */
export type FreeLane = { topic: string; free: number };

export const maxAttempts = 8;

type Claim = { lanes: readonly FreeLane[]; now: Date; leaseSeconds: number };

/** Takes what is due for a while, the oldest first; each topic as many as it has room for. */
export async function claimJobs(queries: Queries, { lanes, now, leaseSeconds }: Claim): Promise<ClaimedJob[]> {
  if (lanes.length === 0) return [];
  const rows = lanes.map(({ topic, free }) => sql`(${topic}::text, ${free}::int)`);
  const claimed = await readRows<ClaimedJob & { due: number }>(
    queries,
    sql`
      update jobs set attempts = attempts + 1, leased_until = now() + make_interval(secs => ${leaseSeconds})
      where id in (
        select due.id from (values ${sql.join(rows, sql`, `)}) as lanes (topic, free)
        cross join lateral (
          select id from jobs
          where jobs.topic = lanes.topic and done_at is null and failed_at is null
            and run_at <= ${now.toISOString()} and (leased_until is null or leased_until < now())
          order by run_at, id limit lanes.free for update skip locked) as due)
      returning id::int, topic, payload, attempts, extract(epoch from run_at)::float8 as due`,
  );
  return claimed
    .toSorted((one, other) => one.due - other.due || one.id - other.id)
    .map(({ id, topic, payload, attempts }) => ({ id, topic, payload, attempts }));
}

/** Keeps jobs that are still running from being taken over. */
export async function renewLeases(queries: Queries, ids: readonly number[], leaseSeconds: number): Promise<void> {
  if (ids.length === 0) return;
  await queries.execute(sql`
    update jobs set leased_until = now() + make_interval(secs => ${leaseSeconds})
    where id in ${ids} and done_at is null and failed_at is null`);
}

export async function finishJob(queries: Queries, { id }: ClaimedJob): Promise<void> {
  await queries.execute(sql`update jobs set done_at = now(), leased_until = null where id = ${id}`);
}

/** Has the job tried again later, or never again. One that was taken over meanwhile belongs to its new holder. */
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
 * In days. The key of a done job still keeps a repetition out, such as a provider's message that is sent again; the
 * longest of these, Adyen's, ends after a month.
 */
const keptDays = 60;
const forgottenAtOnce = 500;

/** Takes away what was done long ago, some of it at a time. Returns how many there were. */
export async function forgetDoneJobs(queries: Queries): Promise<number> {
  const rows = await readRows(
    queries,
    sql`delete from jobs where id in (
      select id from jobs where done_at < now() - make_interval(days => ${keptDays})
      order by done_at limit ${forgottenAtOnce} for update skip locked) returning id`,
  );
  return rows.length;
}
