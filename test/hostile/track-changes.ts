import { sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { readRows } from "../../database/open-database.ts";

/** Tables that count failures, which refused requests may change. */
const counters = new Set(["commerce.attempts", "identity.attempts"]);

/** Records every row that is inserted, updated or deleted from now on, unless its transaction is rolled back. */
export async function trackChanges(database: Database): Promise<() => Promise<Record<string, number>>> {
  const tables = await readRows<{ name: string }>(
    database.queries,
    sql`select schemaname || '.' || tablename as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  await database.run(`
    create table changes_seen (name text not null);
    create function see_change() returns trigger language plpgsql as
      'begin insert into changes_seen values (tg_table_schema || ''.'' || tg_table_name); return null; end';`);
  for (const { name } of tables.filter((table) => !counters.has(table.name))) {
    const event = "after insert or update or delete";
    await database.run(`create trigger see_change ${event} on ${name} for each row execute function see_change()`);
  }
  return async () => {
    const rows = await readRows<{ name: string; changes: number }>(
      database.queries,
      sql`with seen as (delete from changes_seen returning name) select name, count(*)::int as changes from seen group by 1`,
    );
    return Object.fromEntries(rows.map(({ name, changes }) => [name, changes]));
  };
}
