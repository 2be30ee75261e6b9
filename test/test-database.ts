import { randomUUID } from "node:crypto";
import { migrate } from "../database/migrate.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { migrationLimits } from "../database/open-postgres.ts";
import { leaseEmbeddedDatabase } from "./embedded-databases.ts";

/** A PostgreSQL server to test on instead of the embedded engine; each test file gets a database of its own there. */
const serverUrl = process.env.TEST_DATABASE_URL;

/** An empty database with every table, for one test file. */
export const openTestDatabase = (): Promise<Database> =>
  serverUrl ? createServerDatabase(serverUrl) : leaseEmbeddedDatabase();

async function createServerDatabase(server: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // Creating a database may take longer than a query of the shop.
  const admin = await openDatabase({ url: server, limits: migrationLimits });
  await admin.run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href });
  await migrate(database);
  return {
    ...database,
    async close() {
      await database.close();
      await admin.run(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
}
