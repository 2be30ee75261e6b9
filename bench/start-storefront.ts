import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectServices } from "../server/connect-services.ts";
import { readEnvironment } from "../server/environment.ts";
import { loadBuiltStorefront } from "../server/load-storefront.ts";
import { createLogger } from "../server/logger.ts";
import { startPlatform } from "../server/platform/start-platform.ts";
import { prepareDatabase } from "../server/prepare-database.ts";
import { createRateLimits } from "../server/limits/rate-limits.ts";
import { storefrontSettings } from "../server/storefront-settings.ts";
import { buildWhenNeeded } from "../tools/build.ts";

/** The built storefront called directly, without a socket between. */
export async function startStorefrontInProcess(): Promise<{ get(path: string): Promise<string> } & AsyncDisposable> {
  await buildWhenNeeded();
  const environment = readEnvironment({ DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")), LOG_LEVEL: "error" });
  const logger = createLogger(environment.LOG_LEVEL);
  const database = await prepareDatabase(environment, logger);
  const secret = "s".repeat(32);
  const platform = await startPlatform({ environment, database, secret, logger, origin: environment.PUBLIC_ORIGIN });
  const settings = storefrontSettings(environment, { secret, isLive: false, logger, now: platform.clock.now });
  const services = connectServices(environment, platform, secret);
  const limits = createRateLimits(database, { scale: 1 });
  const storefront = await loadBuiltStorefront({ services, settings, limits });
  const facts = { requestId: "bench", nonce: "bench", ip: "127.0.0.1", host: "localhost:3000" };
  return {
    get: async (path) => (await storefront(new Request(`http://localhost:3000${path}`), facts)).text(),
    async [Symbol.asyncDispose]() {
      await platform.stop();
      await database.close();
    },
  };
}
