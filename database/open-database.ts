import type { Database, Queries } from "./database.ts";
import { renameSync, rmdirSync, rmSync } from "node:fs";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import type { SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { createDataFolder, isEmpty, requireUndamagedFolder, restrictFoldersToOwner } from "./data-folder.ts";
import { embeddedExists } from "./embedded-question.ts";
import { lockDirectory } from "./lock-directory.ts";
import { openPostgres, type PostgresAddress } from "./open-postgres.ts";
import { probeDisk, probeStatement } from "./probe-write.ts";
import { describeStorageFailure } from "./storage-failure.ts";
import { createTransactionGuard } from "./transaction-guard.ts";

type Address = PostgresAddress | { directory: string } | "memory";

/** Receives the driver's errors on idle connections. */
type OnError = (error: Error) => void;

export async function openDatabase(address: Address, onError: OnError = () => {}): Promise<Database> {
  if (typeof address === "object" && "url" in address) return openPostgres(address, onError);
  return openPglite(address);
}

async function openPglite(address: Exclude<Address, PostgresAddress>): Promise<Database> {
  if (address === "memory") {
    const lite = await createPglite({});
    return pgliteDatabase(lite, () => lite.close());
  }
  const { directory } = address;
  createDataFolder(directory);
  const unlock = lockDirectory(directory);
  const lite = await openFolder(directory).catch((cause: unknown) => {
    unlock();
    throw cause;
  });
  const database = pgliteDatabase(lite, async () => {
    await lite.close();
    unlock();
  });
  return {
    ...database,
    async probeWrite() {
      probeDisk(directory);
      await database.probeWrite();
    },
  };
}

async function openFolder(directory: string): Promise<PGlite> {
  requireUndamagedFolder(directory);
  restrictFoldersToOwner(directory);
  try {
    if (isEmpty(directory)) await createDatabaseFolder(directory);
    return await createPglite({ dataDir: directory });
  } catch (cause) {
    const reason = describeStorageFailure(cause);
    throw new Error(`The embedded database in ${directory} cannot be opened: ${reason}`, { cause });
  }
}

/** Creates the database in another folder first, so that an interrupted first start never leaves half a database. */
async function createDatabaseFolder(directory: string): Promise<void> {
  const temporary = `${directory}.new`;
  rmSync(temporary, { recursive: true, force: true });
  createDataFolder(temporary);
  try {
    const lite = await createPglite({ dataDir: temporary });
    await lite.close();
    rmdirSync(directory);
    renameSync(temporary, directory);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

// The defaults are for a server with many clients. The one session of the embedded engine finds its pages in the cache of
// the operating system, too, and never waits for the locks of another one.
const startParams = [
  ...PGlite.defaultStartParams,
  "-c",
  "shared_buffers=4MB",
  "-c",
  "max_pred_locks_per_transaction=10",
];

export async function createPglite(options: PGliteOptions): Promise<PGlite> {
  const lite = await PGlite.create({ ...options, startParams });
  dropRowParsers(lite);
  return lite;
}

/** PostgreSQL's own scalar types and their arrays have lower ids than this. */
const firstRowTypeId = 10_000;

/**
 * Removes the parsers for arrays of whole table rows, which no query selects. PGlite copies all parsers for every query of
 * drizzle, and with these the copy takes an eighth of the time of a request.
 */
function dropRowParsers({ parsers }: PGlite): void {
  for (const id of Object.keys(parsers).map(Number)) if (id >= firstRowTypeId) delete parsers[id];
}

export function pgliteDatabase(lite: PGlite, close: Database["close"]): Database {
  const guard = createTransactionGuard();
  const queries = drizzle(guard.protect(lite, ["query", "exec", "sql", "transaction"])) as unknown as Queries;
  return {
    engine: "pglite",
    queries,
    transaction: (work) => queries.transaction((tx) => guard.enter(() => work(tx))),
    exists: guard.refuseInside(embeddedExists(lite)),
    run: async (sql) => void (await lite.exec(sql)),
    probeWrite: async () => void (await lite.exec(probeStatement)),
    close,
  };
}

/** The rows of a raw SQL statement, for both engines. */
export async function readRows<Row>(queries: Queries, statement: SQL): Promise<Row[]> {
  const result: unknown = await queries.execute(statement);
  return (result as { rows: Row[] }).rows;
}
