import { access, constants, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { describeError } from "../database/describe-error.ts";
import { migrate } from "../database/migrate.ts";
import { type Database, openDatabase } from "../database/open-database.ts";
import { describeStorageFailure } from "../database/storage-failure.ts";
import { ConfigurationError, type Environment } from "./environment.ts";
import type { Logger } from "./logging/logger.ts";

/** Opens the database, makes it when it is missing, and brings its tables up to date. */
export async function prepareDatabase(environment: Environment, logger: Logger): Promise<Database> {
  const database = environment.DATABASE_URL
    ? await openPostgres(environment.DATABASE_URL, logger)
    : await openEmbedded(environment.DATA_DIR);
  const added = await migrate(database);
  if (added.length > 0) logger.info({ migrations: added }, "database brought up to date");
  return database;
}

async function openPostgres(url: string, logger: Logger): Promise<Database> {
  const database = await openDatabase({ url }, (error) => logger.error(describeError(error), "idle connection lost"));
  try {
    await database.run("select 1");
  } catch (cause) {
    await database.close();
    throw new ConfigurationError(`The database of DATABASE_URL cannot be reached (${String(cause)})`, { cause });
  }
  return database;
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
