import { sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { readRows } from "../../database/open-database.ts";

/** Tables that the migrations fill. */
const kept = new Set(["public.applied_migrations", "commerce.sites"]);

/** Deletes all rows of all other tables. */
export async function deleteAllRows(database: Database): Promise<void> {
  const tables = await readRows<{ name: string }>(
    database.queries,
    sql`select schemaname || '.' || tablename as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const names = tables.map(({ name }) => name).filter((name) => !kept.has(name));
  await database.run(`truncate ${names.join(", ")} restart identity cascade`);
}
