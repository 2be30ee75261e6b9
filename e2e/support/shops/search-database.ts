import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/** How many rows of all tables hold each text, in whatever column. The shop must have ended. */
export async function countRowsWith(dataFolder: string, texts: readonly string[]): Promise<Record<string, number>> {
  const database = await PGlite.create(join(dataFolder, "database"));
  const counts = Object.fromEntries(texts.map((text) => [text, 0]));
  try {
    const { rows } = await database.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of rows) {
      for (const text of texts) {
        const found = await database.query<{ count: number }>(
          `select count(*)::int as count from ${name} as line where line::text like '%' || $1 || '%'`,
          [text],
        );
        counts[text] = (counts[text] ?? 0) + (found.rows[0]?.count ?? 0);
      }
    }
  } finally {
    await database.close();
  }
  return counts;
}
