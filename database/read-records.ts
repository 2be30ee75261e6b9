import type { SQL } from "drizzle-orm";
import type { Queries } from "./database.ts";
import { readRows } from "./open-database.ts";

type NamedRecords = { name: string; records: Record<string, unknown>[] };

/** Reads several lists, each with a statement whose rows have one column, `record`. */
export async function readRecords(queries: Queries, statements: Record<string, SQL>): Promise<NamedRecords[]> {
  const lists: NamedRecords[] = [];
  for (const [name, statement] of Object.entries(statements)) {
    const rows = await readRows<{ record: Record<string, unknown> }>(queries, statement);
    lists.push({ name, records: rows.map(({ record }) => record) });
  }
  return lists;
}
