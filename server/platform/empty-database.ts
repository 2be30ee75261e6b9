import { sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { readRows } from "../../database/open-database.ts";

/** What the tables were made with, and what a migration has put there. */
const kept = new Set(["public.applied_migrations", "commerce.sites"]);

/** Takes every row out of every table. */
export async function emptyDatabase(database: Database): Promise<void> {
  const tables = await readRows<{ name: string }>(
    database.queries,
    sql`select schemaname || '.' || tablename as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const names = tables.map(({ name }) => name).filter((name) => !kept.has(name));
  await database.run(`truncate ${names.join(", ")} restart identity cascade`);
}
