import { sql } from "drizzle-orm";
import type { Queries } from "../database.ts";
import { readRows } from "../open-database.ts";

/** A job that has used up its attempts. It runs again only after an operator retries it. */
export type FailedJob = { id: number; topic: string; attempts: number; failedAt: Date; lastError: string };

const listLimit = 100;

/** The newest first. */
export async function listFailedJobs(queries: Queries): Promise<FailedJob[]> {
  const rows = await readRows<Omit<FailedJob, "failedAt"> & { failedAt: string | Date }>(
    queries,
    sql`select id::int, topic, attempts, failed_at as "failedAt", coalesce(last_error, '') as "lastError"
        from jobs where failed_at is not null order by failed_at desc, id desc limit ${listLimit}`,
  );
  return rows.map((row) => ({ ...row, failedAt: new Date(row.failedAt) }));
}

export async function countFailedJobs(queries: Queries): Promise<number> {
  const [row] = await readRows<{ failed: number }>(
    queries,
    sql`select count(*)::int as failed from jobs where failed_at is not null`,
  );
  return row?.failed ?? 0;
}

const overdueMs = 60_000;

/** Jobs due for more than a minute: no worker runs them, or the workers cannot keep up. */
export async function countOverdueJobs(queries: Queries, now: Date): Promise<number> {
  const since = new Date(now.getTime() - overdueMs).toISOString();
  const [row] = await readRows<{ overdue: number }>(
    queries,
    sql`select count(*)::int as overdue from jobs
        where done_at is null and failed_at is null and run_at < ${since}`,
  );
  return row?.overdue ?? 0;
}

/** Resets the attempts of one failed job, or of all. Returns how many there were. */
export async function retryFailedJobs(queries: Queries, { id, now }: { id?: number; now: Date }): Promise<number> {
  const rows = await readRows(
    queries,
    sql`update jobs set failed_at = null, attempts = 0, leased_until = null, run_at = ${now.toISOString()}
        where failed_at is not null ${id === undefined ? sql`` : sql`and id = ${id}`} returning id`,
  );
  return rows.length;
}
