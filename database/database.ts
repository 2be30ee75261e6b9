import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A handle to ask through: the database itself, or a transaction on it. */
export type Queries = PgDatabase<PgQueryResultHKT>;

export type Database = {
  engine: "pglite" | "postgres";
  queries: Queries;
  /** All of the work is kept, or none of it. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Several statements at once, without parameters: migrations and the like. */
  run(sql: string): Promise<void>;
  /** Fails when nothing can be written. A busy database is not taken for a broken one. */
  probeWrite(): Promise<void>;
  close(): Promise<void>;
};
