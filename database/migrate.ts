import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { describeError } from "./describe-error.ts";
import type { Database, Queries } from "./database.ts";
import { readRows } from "./open-database.ts";

const folder = new URL("./migrations/", import.meta.url);

/** The shop's advisory lock for migrations; the number must be unique within the shop. */
const migrationLock = 72_197;

/** A schema change waits for all users of the table, and later queries queue behind it: limits that time. */
const lockMs = 3_000;

/** Other programs hold locks on the migration's table. The migration has changed nothing. */
export class BlockedMigration extends Error {
  override readonly name = "BlockedMigration";
}

type Options = {
  from?: URL;
  /** A migration without its lock is retried after a pause, so that the running shops' queries get through. */
  tries?: number;
  pauseMs?: number;
  onBlocked?: (reason: string) => void;
};

/**
 * Applies each migration file once, in the order of the names. Several processes may start together on one PostgreSQL:
 * the first one migrates, the others wait for it.
 */
export async function migrate(
  database: Pick<Database, "engine" | "transaction">,
  { from = folder, tries = 12, pauseMs = 5_000, onBlocked = () => {} }: Options = {},
): Promise<string[]> {
  const files = (await readdir(from)).filter((name) => name.endsWith(".sql")).sort();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(async (tx) => {
        if (database.engine === "postgres") await waitForOtherMigrations(tx);
        return applyPending(tx, from, files);
      });
    } catch (error) {
      if (!(error instanceof BlockedMigration) || attempt >= tries) throw error;
      onBlocked(error.message);
      await wait(pauseMs);
    }
  }
}

/** No lock is held while waiting here, so there is no time limit. */
async function waitForOtherMigrations(tx: Queries): Promise<void> {
  await tx.execute(sql`set local lock_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
  await tx.execute(sql.raw(`set local lock_timeout = ${lockMs}`));
}

async function applyPending(tx: Queries, from: URL, files: readonly string[]): Promise<string[]> {
  await tx.execute(sql`create table if not exists applied_migrations (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  const applied = await readApplied(tx);
  const added: string[] = [];
  for (const name of files) {
    const text = await readFile(new URL(name, from), "utf8");
    const hash = createHash("sha256").update(text).digest("hex");
    const appliedHash = applied.get(name);
    if (appliedHash === hash) continue;
    if (appliedHash !== undefined) throw new Error(`The migration ${name} was changed after it had been applied.`);
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

/** Another transaction held the lock for longer than this one may wait. */
export function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && cause.code === "55P03";
}

async function readApplied(tx: Queries): Promise<Map<string, string>> {
  const rows = await readRows<{ name: string; hash: string }>(tx, sql`select name, hash from applied_migrations`);
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}
