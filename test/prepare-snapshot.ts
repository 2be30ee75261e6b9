import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "../database/migrate.ts";
import type { Queries } from "../database/database.ts";
import { startTemporaryPostgres } from "./temporary-postgres.ts";
import { createServerTemplate } from "./test-database.ts";
import { snapshotPath } from "./embedded-databases.ts";

/** Runs once before all tests; the function it returns runs once after them. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  await prepareSnapshot();
  if (!process.env.TEST_DATABASE_URL) {
    process.stdout.write("The embedded engine is tested. TEST_DATABASE_URL=temporary tests PostgreSQL.\n");
    return undefined;
  }
  return prepareServer(process.env.TEST_DATABASE_URL);
}

async function prepareServer(given: string): Promise<() => Promise<void>> {
  const temporary = given === "temporary" ? await startTemporaryPostgres() : undefined;
  const url = temporary?.url ?? given;
  // The processes that run the tests inherit it.
  process.env.TEST_DATABASE_URL = url;
  const template = await createServerTemplate(url);
  return async () => {
    await template.remove();
    await temporary?.stop();
  };
}

/** Creating an embedded database and its tables takes seconds, copying one a fraction: the tests start from a copy. */
async function prepareSnapshot(): Promise<void> {
  if (existsSync(snapshotPath)) return;
  const lite = await PGlite.create();
  const queries = drizzle(lite) as unknown as Queries;
  await migrate({ engine: "pglite", transaction: (work) => queries.transaction(work) });
  const dump = await lite.dumpDataDir("none");
  await lite.close();
  await mkdir(dirname(snapshotPath), { recursive: true });
  // Another run may be reading: it must never see half a file.
  const fresh = `${snapshotPath}.${process.pid}`;
  await writeFile(fresh, await dump.bytes());
  await rename(fresh, snapshotPath);
}
