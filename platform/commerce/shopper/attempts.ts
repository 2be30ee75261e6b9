import { sql } from "drizzle-orm";
import type { Queries } from "../../../database/database.ts";
import { readRows } from "../../../database/open-database.ts";
import { hashOf } from "./opaque-token.ts";

/** How many attempts are allowed within a time. */
export type AttemptLimit = { what: string; limit: number; seconds: number };

export const attemptLimits = {
  /** Wrong passwords from one IP address block that address; many addresses together block the account. */
  loginFrom: { what: "login-from", limit: 10, seconds: 900 },
  login: { what: "login", limit: 50, seconds: 900 },
  /** Failures with the same credential. */
  token: { what: "token", limit: 20, seconds: 60 },
  /** Failures of any kind from one IP address. */
  caller: { what: "caller", limit: 100, seconds: 60 },
  password: { what: "password", limit: 10, seconds: 900 },
  registration: { what: "registration", limit: 10, seconds: 3600 },
  reset: { what: "reset", limit: 5, seconds: 3600 },
  resetUse: { what: "reset-use", limit: 10, seconds: 3600 },
} as const satisfies Record<string, AttemptLimit>;

export type Attempt = { attemptLimit: AttemptLimit; subject: string; now: Date };

/** Seconds to wait before the next attempt; undefined when there is no need to wait. */
type Wait = number | undefined;

/**
 * Counts one attempt, in one database statement, so that several processes share the count.
 */
export async function countAttempt(queries: Queries, attempt: Attempt): Promise<Wait> {
  const { attemptLimit, now } = attempt;
  const at = now.toISOString();
  const hasEnded = sql`attempts.started_at <= ${windowStart(attempt)}`;
  const [row] = await readRows<{ count: number; age: number }>(
    queries,
    sql`insert into commerce.attempts as attempts (key, started_at, count) values (${keyOf(attempt)}, ${at}, 1)
        on conflict (key) do update set
          count = case when ${hasEnded} then 1 else attempts.count + 1 end,
          started_at = case when ${hasEnded} then excluded.started_at else attempts.started_at end
        returning count, extract(epoch from (${at}::timestamptz - started_at))::int as age`,
  );
  return row && row.count > attemptLimit.limit ? Math.max(1, attemptLimit.seconds - row.age) : undefined;
}

/** Checks whether the attempts are used up, without counting one. */
export async function checkAttempts(queries: Queries, attempt: Attempt): Promise<Wait> {
  const { attemptLimit, now } = attempt;
  const [row] = await readRows<{ age: number }>(
    queries,
    sql`select extract(epoch from (${now.toISOString()}::timestamptz - started_at))::int as age
        from commerce.attempts
        where key = ${keyOf(attempt)} and count >= ${attemptLimit.limit} and started_at > ${windowStart(attempt)}`,
  );
  return row && Math.max(1, attemptLimit.seconds - row.age);
}

export async function clearAttempts(queries: Queries, attempt: Omit<Attempt, "now">): Promise<void> {
  await queries.execute(sql`delete from commerce.attempts where key = ${keyOf(attempt)}`);
}

/** Hashed, so that the table holds no e-mail addresses. */
function keyOf({ attemptLimit, subject }: Omit<Attempt, "now">): string {
  return `${attemptLimit.what}:${hashOf(subject)}`;
}

function windowStart({ attemptLimit, now }: Attempt): string {
  return new Date(now.getTime() - attemptLimit.seconds * 1000).toISOString();
}
