import { access, constants, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { describeError } from "../database/describe-error.ts";
import { BlockedMigration, migrate } from "../database/migrate.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { migrationLimits } from "../database/open-postgres.ts";
import { describeStorageFailure } from "../database/storage-failure.ts";
import { awaitDatabase } from "./await-database.ts";
import { ConfigurationError } from "./environment/configuration-error.ts";
import type { Environment } from "./environment/environment.ts";
import type { Logger } from "./logging/logger.ts";

/** Opens the database, creates it if it is missing, and runs the migrations. */
export async function prepareDatabase(environment: Environment, logger: Logger): Promise<Database> {
  if (environment.DATABASE_URL) return preparePostgres(environment.DATABASE_URL, environment, logger);
  const database = await openEmbedded(environment.DATA_DIR);
  await bringUpToDate(database, logger).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return database;
}

async function preparePostgres(url: string, environment: Environment, logger: Logger): Promise<Database> {
  const onError = (error: Error) => logger.error(describeError(error), "connection to the database lost");
  // A migration may take longer than any query of the shop.
  const migrating = await openDatabase({ url, limits: migrationLimits }, onError);
  try {
    await awaitDatabase({ database: migrating, url, waitMs: environment.DATABASE_WAIT_SECONDS * 1000, logger });
    await bringUpToDate(migrating, logger);
  } finally {
    await migrating.close();
  }
  return openDatabase({ url }, onError);
}

async function bringUpToDate(database: Database, logger: Logger): Promise<void> {
  try {
    const added = await migrate(database, { onBlocked: (reason) => logger.warn({ reason }, "a migration waits") });
    if (added.length > 0) logger.info({ migrations: added }, "database brought up to date");
  } catch (error) {
    if (!(error instanceof BlockedMigration)) throw error;
    throw new ConfigurationError(`${error.message}. Stop it and start again`, { cause: error });
  }
}

async function openEmbedded(dataDirectory: string): Promise<Database> {
  const folder = resolve(dataDirectory);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (cause) {
    const reason = describeStorageFailure(cause);
    throw new ConfigurationError(`The data folder ${folder} cannot be written to: ${reason}`, { cause });
  }
  try {
    return await openDatabase({ directory: join(folder, "database") });
  } catch (cause) {
    throw new ConfigurationError(describeStorageFailure(cause), { cause });
  }
}
