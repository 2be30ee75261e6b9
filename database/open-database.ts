import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { SQL } from "drizzle-orm";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { Pool } from "pg";
import { lockDirectory } from "./lock-directory.ts";
import { createTransactionGuard, type TransactionGuard } from "./transaction-guard.ts";

/** A handle to ask through: the database itself, or a transaction on it. */
export type Queries = PgDatabase<PgQueryResultHKT>;

export type Database = {
  engine: "pglite" | "postgres";
  queries: Queries;
  /** All of the work is kept, or none of it. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Several statements at once, without parameters: migrations and the like. */
  run(sql: string): Promise<void>;
  close(): Promise<void>;
};

type Address = { url: string } | { directory: string } | "memory";

/** The driver's complaints about connections nobody is using at the moment. */
type OnError = (error: Error) => void;

export async function openDatabase(address: Address, onError: OnError = () => {}): Promise<Database> {
  if (typeof address === "object" && "url" in address) return openPostgres(address.url, onError);
  return openPglite(address);
}

function openPostgres(url: string, onError: OnError): Database {
  const guard = createTransactionGuard();
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  pool.on("error", onError);
  const queries: Queries = drizzlePostgres(guard.protect(pool, ["query", "connect"]));
  return {
    engine: "postgres",
    queries,
    transaction: guarded(queries, guard),
    run: async (sql) => void (await pool.query(sql)),
    close: () => pool.end(),
  };
}

async function openPglite(address: Exclude<Address, { url: string }>): Promise<Database> {
  const directory = address === "memory" ? undefined : address.directory;
  let unlock = () => {};
  if (directory) {
    mkdirSync(dirname(directory), { recursive: true });
    unlock = lockDirectory(directory);
  }
  const lite = await createPglite({ ...(directory && { dataDir: directory }) }).catch((cause: unknown) => {
    unlock();
    throw cause;
  });
  return pgliteDatabase(lite, async () => {
    await lite.close();
    unlock();
  });
}

// The default of 128 MB is for a server with many clients; one session needs an eighth of it.
export const createPglite = (options: PGliteOptions): Promise<PGlite> =>
  PGlite.create({ ...options, startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"] });

export function pgliteDatabase(lite: PGlite, close: Database["close"]): Database {
  const guard = createTransactionGuard();
  const queries = drizzlePglite(guard.protect(lite, ["query", "exec", "sql", "transaction"])) as unknown as Queries;
  return {
    engine: "pglite",
    queries,
    transaction: guarded(queries, guard),
    run: async (sql) => void (await lite.exec(sql)),
    close,
  };
}

function guarded(queries: Queries, guard: TransactionGuard): Database["transaction"] {
  return (work) => queries.transaction((tx) => guard.enter(() => work(tx)));
}

/** The rows of a statement written by hand; both engines give them the same way. */
export async function readRows<Row>(queries: Queries, statement: SQL): Promise<Row[]> {
  const result: unknown = await queries.execute(statement);
  return (result as { rows: Row[] }).rows;
}
