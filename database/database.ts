import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A handle for queries: the database itself, or a transaction on it. */
export type Queries = PgDatabase<PgQueryResultHKT>;

export type Database = {
  engine: "pglite" | "postgres";
  queries: Queries;
  /** Commits all of the work, or none of it. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Whether a query with one parameter finds a row. For a question that pages ask at each request. */
  exists(query: string, parameter: string): Promise<boolean>;
  /** Runs several statements without parameters, such as those of a migration. */
  run(sql: string): Promise<void>;
  /** Fails when the database takes no write. It does not fail while the database is only busy. */
  probeWrite(): Promise<void>;
  close(): Promise<void>;
};
