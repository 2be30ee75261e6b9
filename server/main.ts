import { ConfigurationError, readEnvironment } from "./environment.ts";
import { createLogger } from "./logging/logger.ts";
import { startShop } from "./start-shop.ts";
import { welcome } from "./welcome.ts";

const isLive = process.argv.includes("--live");

try {
  const environment = readEnvironment();
  const logger = createLogger(environment.LOG_LEVEL);
  await startShop(environment, logger, { isLive });
  console.log(welcome(environment));
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(`The shop cannot start. ${error.message}.`);
  process.exitCode = 1;
}
