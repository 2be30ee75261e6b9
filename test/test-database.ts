import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { migrate } from "../database/migrate.ts";
import { type Database, openDatabase } from "../database/open-database.ts";

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

/** A PostgreSQL server to test on instead of the embedded engine; each test file gets a database of its own there. */
const serverUrl = process.env.TEST_DATABASE_URL;

/** An empty database with every table, for one test file. */
export async function openTestDatabase(): Promise<Database> {
  if (!serverUrl) {
    const database = await openDatabase({ snapshot: new Blob([await readFile(snapshotPath)]) });
    await migrate(database);
    return database;
  }
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const server = await openDatabase({ url: serverUrl });
  await server.run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href });
  await migrate(database);
  return {
    ...database,
    async close() {
      await database.close();
      await server.run(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}
