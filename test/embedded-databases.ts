import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import { createPglite, type Database, pgliteDatabase } from "../database/open-database.ts";

/** An embedded database with every table: named after the migrations it was made by. */
export const snapshotPath = fileURLToPath(
  new URL(`../node_modules/.cache/test-database-${hashMigrations()}.tar`, import.meta.url),
);

function hashMigrations(): string {
  const folder = new URL("../database/migrations/", import.meta.url);
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(new URL(name, folder)));
  return hash.digest("hex").slice(0, 16);
}

/** An embedded database, the tables it began with, and the rows the migrations put into them. */
type Embedded = { lite: PGlite; tables: string };

/** Opening one takes a second or two, emptying one a fraction: the next test file of this process takes one of these. */
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
  await lite.exec(keepFirstRows);
  return { lite, tables: await describeTables(lite) };
}

/** A test that closed its database must not reach the next one's. */
const whileLeased = (lite: PGlite, lease: { isOver: boolean }): PGlite =>
  new Proxy(lite, {
    get(target, key) {
      if (lease.isOver) throw new Error("This test database is closed.");
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });

async function giveBack(embedded: Embedded): Promise<void> {
  const { lite, tables } = embedded;
  await lite.exec(emptyTables);
  await lite.exec("discard all");
  if ((await describeTables(lite)) === tables) idle.push(embedded);
  else await lite.close();
}

const ownTables = `
  select c.oid, format('%I.%I', n.nspname, c.relname) as name, format('first_rows.%I', n.nspname || '_' || c.relname) as kept
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'first_rows')`;

/** Copies the few rows that migrations insert. */
const keepFirstRows = `
  create schema first_rows;
  do $$ declare own record; has_rows boolean; begin
    for own in ${ownTables} loop
      execute 'select exists (select 1 from ' || own.name || ')' into has_rows;
      if has_rows then execute 'create table ' || own.kept || ' as table ' || own.name; end if;
    end loop;
  end $$`;

/** Empties what has rows, puts the first rows back where they were changed, and lets every sequence begin again. */
const emptyTables = `
  do $$ declare own record; used record; is_dirty boolean; dirty text[] := '{}'; begin
    for own in ${ownTables} loop
      if to_regclass(own.kept) is null then
        execute 'select exists (select 1 from ' || own.name || ')' into is_dirty;
      else
        execute format('select exists (table %1$s except table %2$s) or exists (table %2$s except table %1$s)',
          own.name, own.kept) into is_dirty;
      end if;
      if is_dirty then dirty := dirty || own.name; end if;
    end loop;
    if cardinality(dirty) > 0 then execute 'truncate ' || array_to_string(dirty, ', ') || ' cascade'; end if;
    for own in ${ownTables} loop
      continue when to_regclass(own.kept) is null;
      execute format('insert into %1$s table %2$s on conflict do nothing', own.name, own.kept);
    end loop;
    for used in select schemaname, sequencename from pg_sequences where last_value is not null loop
      execute format('alter sequence %I.%I restart', used.schemaname, used.sequencename);
    end loop;
  end $$`;

/** Tables, columns, constraints, indexes, functions and triggers: a test that changed them keeps its database. */
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
