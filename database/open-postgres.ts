import { drizzle } from "drizzle-orm/node-postgres";
import { Pool, type PoolClient } from "pg";
import type { Database, Queries } from "./database.ts";
import { probeStatement } from "./probe-write.ts";
import { createTransactionGuard } from "./transaction-guard.ts";

/** How long, in milliseconds, one statement may take or wait before it is cancelled. */
export type PostgresLimits = { statementMs: number; lockMs: number; connectMs: number };

/** A dead connection reports nothing: the driver gives up by its own clock, a little after the server would. */
const graceMs = 2_000;

/** A process that stopped inside a transaction must not hold its locks for ever. */
const idleInTransactionMs = 60_000;

/** Shorter than the half minute of a job's lease and of the longest request. */
const defaultLimits: PostgresLimits = { statementMs: 10_000, lockMs: 5_000, connectMs: 5_000 };

const probeLimits: PostgresLimits = { statementMs: 2_000, lockMs: 2_000, connectMs: 2_000 };

/** For schema changes, which may rewrite all rows but must not make running shops wait for a lock. */
export const migrationLimits: PostgresLimits = { statementMs: 600_000, lockMs: 3_000, connectMs: 5_000 };

type PoolSettings = PostgresLimits & { connections: number };

export type PostgresAddress = { url: string; limits?: Partial<PostgresLimits> };

/** Receives the driver's errors on idle connections. */
type OnError = (error: Error) => void;

export function openPostgres({ url, limits }: PostgresAddress, onError: OnError): Database {
  const guard = createTransactionGuard();
  const pool = createPool(url, { connections: 10, ...defaultLimits, ...limits }).on("error", onError);
  // Probes have their own connection: a pool that is busy under load must not make the process unready.
  const probes = createPool(url, { connections: 1, ...probeLimits }).on("error", onError);
  const guardedPool = guard.protect(pool, ["query", "connect"]);
  return {
    engine: "postgres",
    queries: drizzle(guardedPool),
    transaction: async (work) =>
      inTransaction(await guardedPool.connect(), (tx) => guard.enter(() => work(tx)), onError),
    exists: async (query, parameter) => ((await guardedPool.query(query, [parameter])).rowCount ?? 0) > 0,
    run: async (sql) => void (await pool.query(sql)),
    probeWrite: async () => void (await probes.query(probeStatement)),
    close: async () => void (await Promise.all([pool.end(), probes.end()])),
  };
}

function createPool(url: string, { connections, statementMs, lockMs, connectMs }: PoolSettings): Pool {
  return new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    query_timeout: statementMs + graceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
}

/**
 * Used instead of drizzle's own transaction, which returns a connection to the pool while its query still runs, never
 * returns one that could not begin, and ends the process when the connection is lost between two queries.
 */
async function inTransaction<T>(client: PoolClient, work: (tx: Queries) => Promise<T>, onError: OnError): Promise<T> {
  let isUsable = true;
  client.on("error", onError);
  try {
    await client.query("begin");
    const result = await work(drizzle(client));
    await client.query("commit");
    return result;
  } catch (error) {
    isUsable = !isTimeout(error) && (await rollBack(client, onError));
    throw error;
  } finally {
    client.off("error", onError);
    client.release(!isUsable);
  }
}

async function rollBack(client: PoolClient, onError: OnError): Promise<boolean> {
  try {
    await client.query("rollback");
    return true;
  } catch (error) {
    onError(error instanceof Error ? error : new Error("The transaction could not be rolled back.", { cause: error }));
    return false;
  }
}

/** The driver gives this error no code. The query still runs, so the connection must not be used again. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === "Query read timeout" || isTimeout(error.cause);
}
