import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { ConfigurationError } from "./environment/configuration-error.ts";
import { readEnvironment } from "./environment/environment.ts";
import { listen } from "./listen.ts";
import { createLogger } from "./logging/logger.ts";
import { chargesApiSettings, shopSettings, writeShopSettings } from "./platform/remote/shop-settings-file.ts";
import { platformHttp } from "./platform/platform-http.ts";
import { startPlatform } from "./platform/start-platform.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { runProgram } from "./process/run-program.ts";
import { readSessionSecret } from "./process/session-secret.ts";
import { stopOnSignal } from "./process/shutdown.ts";

/** Runs only the embedded platform, each service under its own path, for a shop in another process or any other client. */
async function servePlatform(): Promise<string> {
  const environment = readEnvironment();
  if (environment.STAGE === "production") {
    throw new ConfigurationError("STAGE: the embedded platform stands in for real systems, not in production stage");
  }
  const logger = createLogger(environment.LOG_LEVEL);
  const database = await prepareDatabase(environment, logger);
  const secret = environment.SESSION_SECRET ?? (await readSessionSecret(environment.DATA_DIR));
  const origin = `http://localhost:${environment.PORT}`;
  const remoteShop = { origin: environment.SHOP_ORIGIN, fetch: (request: Request) => fetch(request) };
  // After a sign-in, at commerce or at the identity provider, customers return to the shop and not to this process.
  const forShop = {
    ...environment,
    PUBLIC_ORIGIN: environment.SHOP_ORIGIN,
    ...chargesApiSettings(environment, secret),
  };
  const platform = await startPlatform({ environment: forShop, database, secret, logger, origin, remoteShop });
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const app = platformHttp({ environment, database, logger, platform, secret, isStopping });
  const listener = getRequestListener(app.fetch);
  const http = createServer((request, response) => void listener(request, response));
  stopOnSignal(http, {
    logger,
    stopping,
    drainMs: environment.DRAIN_SECONDS * 1000,
    async close() {
      await platform.stop();
      await database.close();
    },
  });
  await listen(http, environment);
  const file = await writeShopSettings(environment.DATA_DIR, shopSettings({ environment, secret, origin }));
  return [
    "",
    `  The embedded platform is open: ${origin}/`,
    `    ${Object.keys(platform.services).concat("identity").join(", ")}`,
    "",
    "  A shop that uses it is started with the settings in a file of their own, which holds secrets:",
    `    SETTINGS_FILE=${file} npm start`,
    "",
  ].join("\n");
}

await runProgram("The platform cannot start.", servePlatform);
