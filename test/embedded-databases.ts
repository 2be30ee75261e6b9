import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import type { Database } from "../database/database.ts";
import { createPglite, pgliteDatabase } from "../database/open-database.ts";

/** A snapshot of an embedded database with every table, named after the hash of its migrations. */
export const snapshotPath = fileURLToPath(
  new URL(`../node_modules/.cache/test-database-${hashMigrations()}.tar`, import.meta.url),
);

function hashMigrations(): string {
  const folder = new URL("../database/migrations/", import.meta.url);
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(new URL(name, folder)));
  return hash.digest("hex").slice(0, 16);
}

type Embedded = {
  lite: PGlite;
  /** The tables into which migrations insert rows. */
  filled: string[];
  /** A description of the tables at first, and of the rows of the filled ones. */
  initialState: string;
};

/** Databases for the next test files of this process: opening one takes a second or two, emptying one a fraction. */
const idle: Embedded[] = [];

export async function leaseEmbeddedDatabase(): Promise<Database> {
  const embedded = idle.pop() ?? (await openEmbedded());
  const lease = { isOver: false };
  return pgliteDatabase(whileLeased(embedded.lite, lease), async () => {
    if (lease.isOver) return;
    lease.isOver = true;
    await giveBack(embedded);
  });
}

async function openEmbedded(): Promise<Embedded> {
  const lite = await createPglite({ loadDataDir: new Blob([await readFile(snapshotPath)]) });
  const filled = await findFilled(lite);
  return { lite, filled, initialState: await describe(lite, filled) };
}

/** A test that has closed its database must not use it: the next test may have it. */
const whileLeased = (lite: PGlite, lease: { isOver: boolean }): PGlite =>
  new Proxy(lite, {
    get(target, key) {
      if (lease.isOver) throw new Error("This test database is closed.");
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });

/** A database whose tables or first rows were changed is thrown away. */
async function giveBack(embedded: Embedded): Promise<void> {
  const { lite, filled, initialState } = embedded;
  await lite.exec(emptyTables(filled));
  await lite.exec("discard all");
  if ((await describe(lite, filled)) === initialState) idle.push(embedded);
  else await lite.close();
}

const ownTables = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`;

async function findFilled(lite: PGlite): Promise<string[]> {
  const { rows } = await lite.query<{ name: string }>(ownTables);
  const filled: string[] = [];
  for (const { name } of rows) {
    if ((await lite.query(`select 1 from ${name} limit 1`)).rows.length > 0) filled.push(name);
  }
  return filled;
}

/** Empties all other tables that have rows, and restarts every sequence. */
const emptyTables = (filled: readonly string[]): string => `
  do $$ declare own record; used record; has_rows boolean; dirty text[] := '{}'; begin
    for own in ${ownTables} loop
      continue when own.name = any ('{${filled.join(",")}}');
      execute 'select exists (select 1 from ' || own.name || ')' into has_rows;
      if has_rows then dirty := dirty || own.name; end if;
    end loop;
    if cardinality(dirty) > 0 then execute 'truncate ' || array_to_string(dirty, ', ') || ' cascade'; end if;
    for used in select schemaname, sequencename from pg_sequences where last_value is not null loop
      execute format('alter sequence %I.%I restart', used.schemaname, used.sequencename);
    end loop;
  end $$`;

async function describe(lite: PGlite, filled: readonly string[]): Promise<string> {
  const parts = [await describeTables(lite)];
  for (const name of filled) {
    const { rows } = await lite.query<{ rows: string }>(
      `select coalesce(string_agg(t::text, ';' order by t::text), '') as rows from ${name} t`,
    );
    parts.push(rows[0]?.rows ?? "");
  }
  return parts.join("\n");
}

/** Tables, columns, constraints, indexes, functions and triggers: a database with changed ones is not used again. */
async function describeTables(lite: PGlite): Promise<string> {
  const { rows } = await lite.query<{ hash: string }>(`
    select md5(string_agg(line, ';' order by line)) as hash from (
      select concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull, attisdropped) as line
      from pg_attribute where attrelid >= 16384 and attnum > 0
      union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint where oid >= 16384
      union all select proname::text from pg_proc where oid >= 16384
      union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where oid >= 16384
      union all select nspname::text from pg_namespace where oid >= 16384) as lines`);
  return rows[0]?.hash ?? "";
}
