import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { describeError } from "./describe-error.ts";
import type { Database, Queries } from "./database.ts";
import { readRows } from "./open-database.ts";

const folder = new URL("./migrations/", import.meta.url);

/** Any number will do as long as nobody else of the shop takes it. */
const migrationLock = 72_197;

/** A change of a table waits for all who use it, and all who come later wait behind it: not for longer than this. */
const lockMs = 3_000;

/** Other programs keep the table of a migration locked. Nothing of it has happened. */
export class BlockedMigration extends Error {
  override readonly name = "BlockedMigration";
}

type Options = {
  from?: URL;
  /** A migration that gets no lock lets the running shops pass, and tries again. */
  tries?: number;
  pauseMs?: number;
  onBlocked?: (migration: string) => void;
};

/**
 * Brings the tables up to date: each file once, in the order of the names. Several processes may start together on one
 * PostgreSQL: the first one migrates, the others wait for it.
 */
export async function migrate(
  database: Pick<Database, "engine" | "transaction">,
  { from = folder, tries = 12, pauseMs = 5_000, onBlocked = () => {} }: Options = {},
): Promise<string[]> {
  const files = (await readdir(from)).filter((name) => name.endsWith(".sql")).sort();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(async (tx) => {
        if (database.engine === "postgres") await waitForOthers(tx);
        return applyMissing(tx, from, files);
      });
    } catch (error) {
      if (!(error instanceof BlockedMigration) || attempt >= tries) throw error;
      onBlocked(error.message);
      await wait(pauseMs);
    }
  }
}

/** Waiting here holds no lock, so it may take as long as the other process needs. */
async function waitForOthers(tx: Queries): Promise<void> {
  await tx.execute(sql`set local lock_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
  await tx.execute(sql.raw(`set local lock_timeout = ${lockMs}`));
}

async function applyMissing(tx: Queries, from: URL, files: readonly string[]): Promise<string[]> {
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
    await apply(tx, name, text);
    await tx.execute(sql`insert into applied_migrations (name, hash) values (${name}, ${hash})`);
    added.push(name);
  }
  return added;
}

async function apply(tx: Queries, name: string, text: string): Promise<void> {
  try {
    for (const statement of text.split(/^--> next$/m)) await tx.execute(sql.raw(statement));
  } catch (cause) {
    if (isLockTimeout(cause)) {
      throw new BlockedMigration(`The migration ${name} got no lock: another program uses its table`, { cause });
    }
    throw new Error(`The migration ${name} has failed: ${describeError(cause).error}`, { cause });
  }
}

/** Another transaction kept what was wanted for longer than this one may wait. */
export function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && cause.code === "55P03";
}

async function readApplied(tx: Queries): Promise<Map<string, string>> {
  const rows = await readRows<{ name: string; hash: string }>(tx, sql`select name, hash from applied_migrations`);
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}
