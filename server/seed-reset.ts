import { ConfigurationError } from "./environment/configuration-error.ts";
import { readEnvironment } from "./environment/environment.ts";
import { createLogger } from "./logging/logger.ts";
import { deleteAllRows } from "./platform/delete-all-rows.ts";
import { seedDatabase } from "./platform/seed-database.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { runProgram } from "./process/run-program.ts";

/** Deletes the demonstration's data and seeds it again for today. */
async function resetSeed(): Promise<string> {
  const environment = readEnvironment();
  if (environment.STAGE !== "development") throw new ConfigurationError("Data is deleted in development stage only");
  const database = await prepareDatabase(environment, createLogger(environment.LOG_LEVEL));
  try {
    await deleteAllRows(database);
    await seedDatabase(database, new Date());
    return "The demonstration is as new.";
  } finally {
    await database.close();
  }
}

await runProgram("The data stays as it is.", resetSeed);
