import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { connectServices } from "./connect-services.ts";
import { ConfigurationError, type Environment } from "./environment.ts";
import { createHttp } from "./http/create-http.ts";
import { createStaticFiles } from "./http/static-files.ts";
import { loadBuiltStorefront, loadLiveStorefront } from "./load-storefront.ts";
import type { Logger } from "./logger.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { readSessionSecret } from "./session-secret.ts";
import { stopOnSignal } from "./shutdown.ts";
import { storefrontSettings } from "./storefront-settings.ts";

const clientFolder = fileURLToPath(new URL("../build/client", import.meta.url));

/** Everything the shop is made of, put together and listening. */
export async function startShop(
  environment: Environment,
  logger: Logger,
  { isLive }: { isLive: boolean },
): Promise<void> {
  const database = await prepareDatabase(environment, logger);
  try {
    const services = connectServices(environment, database);
    const secret = environment.SESSION_SECRET ?? (await readSessionSecret(environment.DATA_DIR));
    const given = { services, settings: storefrontSettings(environment, { secret, isLive, logger }) };
    const checks = { database: () => database.run("select 1") };
    const parts = { environment, logger, checks, hasPolicy: !isLive };
    const server = createServer({ maxHeaderSize: 16 * 1024, requestTimeout: 30_000 });
    if (isLive) {
      const live = await loadLiveStorefront(given, server);
      const app = createHttp({ ...parts, staticFiles: new Hono(), storefront: live.storefront });
      const listener = getRequestListener(app.fetch);
      server.on("request", (request, response) => {
        live.middleware(request, response, () => void listener(request, response));
      });
    } else {
      const storefront = await loadBuiltStorefront(given);
      const app = createHttp({ ...parts, staticFiles: createStaticFiles(clientFolder), storefront });
      const listener = getRequestListener(app.fetch);
      server.on("request", (request, response) => void listener(request, response));
    }
    stopOnSignal(server, { logger, close: () => database.close() });
    await listen(server, environment.PORT);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(error.code === "EADDRINUSE" ? new ConfigurationError(`PORT: ${port} is taken by another process`) : error);
    });
    server.listen(port, resolve);
  });
}
