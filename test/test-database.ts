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
  const name = newName();
  const admin = await openAdmin(server);
  await admin.run(`create database ${name} template ${process.env.TEST_DATABASE_TEMPLATE}`);
  const database = await openDatabase({ url: addressOf(server, name) });
  return {
    ...database,
    async close() {
      await database.close();
      await admin.run(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
}

/** Migrating takes a second or two, copying a database a fraction: the tests start from a copy of this one. */
export async function createServerTemplate(server: string): Promise<{ remove: () => Promise<void> }> {
  const name = newName();
  const admin = await openAdmin(server);
  await admin.run(`create database ${name}`);
  const database = await openDatabase({ url: addressOf(server, name) });
  await migrate(database);
  await database.close();
  // The processes that run the tests inherit it.
  process.env.TEST_DATABASE_TEMPLATE = name;
  return {
    async remove() {
      await admin.run(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
}

const newName = () => `test_${randomUUID().replaceAll("-", "")}`;

/** Creating a database may take longer than a query of the shop. */
const openAdmin = (server: string) => openDatabase({ url: server, limits: migrationLimits });

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
