import { ConfigurationError, readEnvironment } from "./environment.ts";
import { createLogger } from "./logging/logger.ts";
import { emptyDatabase } from "./platform/empty-database.ts";
import { seedDatabase } from "./platform/seed-database.ts";
import { prepareDatabase } from "./prepare-database.ts";

/** Throws the demonstration's data away and fills it in anew, as it stands today. */
async function resetSeed(): Promise<void> {
  const environment = readEnvironment();
  if (environment.STAGE !== "development")
    throw new ConfigurationError("Data is thrown away in development stage only");
  const database = await prepareDatabase(environment, createLogger(environment.LOG_LEVEL));
  try {
    await emptyDatabase(database);
    await seedDatabase(database, new Date());
  } finally {
    await database.close();
  }
}

try {
  await resetSeed();
  console.log("The demonstration is as new.");
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(`The data stays as it is. ${error.message}.`);
  process.exitCode = 1;
}
