import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { type Database, type Queries, readRows } from "./open-database.ts";

const folder = new URL("./migrations/", import.meta.url);

/** Any number will do as long as nobody else of the shop takes it. */
const migrationLock = 72_197;

/**
 * Brings the tables up to date: each file once, in the order of the names. Several processes may start together on one
 * PostgreSQL: the first one migrates, the others wait for it.
 */
export async function migrate(
  database: Pick<Database, "engine" | "transaction">,
  from: URL = folder,
): Promise<string[]> {
  const files = (await readdir(from)).filter((name) => name.endsWith(".sql")).sort();
  return database.transaction(async (tx) => {
    if (database.engine === "postgres") await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await tx.execute(sql`create table if not exists applied_migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`);
    const applied = await readApplied(tx);
    const added: string[] = [];
    for (const name of files) {
      const text = await readFile(new URL(name, from), "utf8");
      const hash = createHash("sha256").update(text).digest("hex");
      const known = applied.get(name);
      if (known === hash) continue;
      if (known !== undefined) throw new Error(`The migration ${name} was changed after it had been applied.`);
      for (const statement of text.split(/^--> next$/m)) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into applied_migrations (name, hash) values (${name}, ${hash})`);
      added.push(name);
    }
    return added;
  });
}

async function readApplied(tx: Queries): Promise<Map<string, string>> {
  const rows = await readRows<{ name: string; hash: string }>(tx, sql`select name, hash from applied_migrations`);
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}
