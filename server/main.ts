import { readEnvironment } from "./environment/environment.ts";
import { createLogger } from "./logging/logger.ts";
import { runProgram } from "./process/run-program.ts";
import { startShop } from "./start-shop.ts";
import { welcome } from "./welcome.ts";

const isLive = process.argv.includes("--live");

await runProgram("The shop cannot start.", async () => {
  const environment = readEnvironment();
  await startShop(environment, createLogger(environment.LOG_LEVEL), { isLive });
  return welcome(environment);
});
