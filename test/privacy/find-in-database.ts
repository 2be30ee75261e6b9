import { sql } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { readRows } from "../../database/open-database.ts";

type Table = { schema: string; name: string };

/** The tables that have a row with the text in any column, and how many such rows. Case does not matter. */
export async function findInDatabase(queries: Queries, text: string): Promise<Record<string, number>> {
  const tables = await readRows<Table>(
    queries,
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
        order by 1, 2`,
  );
  const found: Record<string, number> = {};
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const [row] = await readRows<{ rows: number }>(
      queries,
      sql`select count(*)::int as rows from ${table} t where position(lower(${text}) in lower(t::text)) > 0`,
    );
    if (row && row.rows > 0) found[`${schema}.${name}`] = row.rows;
  }
  return found;
}

/** The tables with rows that have all of the texts. */
export async function findTogether(queries: Queries, texts: readonly string[]): Promise<string[]> {
  const [first = "", ...others] = texts;
  const tables = Object.keys(await findInDatabase(queries, first));
  const together: string[] = [];
  for (const table of tables) {
    const [schema = "", name = ""] = table.split(".");
    const conditions = [first, ...others].map((text) => sql`position(lower(${text}) in lower(t::text)) > 0`);
    const [row] = await readRows<{ rows: number }>(
      queries,
      sql`select count(*)::int as rows from ${sql.identifier(schema)}.${sql.identifier(name)} t
          where ${sql.join(conditions, sql` and `)}`,
    );
    if (row && row.rows > 0) together.push(table);
  }
  return together;
}
