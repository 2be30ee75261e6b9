import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "../contracts/client.ts";
import type { BackingSystems } from "../contracts/services.ts";
import { connectServices } from "../server/connect-services.ts";
import { readEnvironment } from "../server/environment/environment.ts";
import { loadBuiltStorefront } from "../server/storefront/load-storefront.ts";
import { createLogger } from "../server/logging/logger.ts";
import { startPlatform } from "../server/platform/start-platform.ts";
import { prepareDatabase } from "../server/prepare-database.ts";
import { storefrontSettings } from "../server/storefront/storefront-settings.ts";
import { buildWhenNeeded } from "../tools/build.ts";
import { storefrontDeps } from "../server/storefront/storefront-deps.ts";

type InProcess = {
  /** The page, for a visitor with these cookies. */
  get(path: string, cookies?: string): Promise<string>;
  /** The cookies that a visit leaves behind. */
  visit(path: string): Promise<string>;
  /** How many calls to backing systems the pages have cost so far. */
  backingCalls(): number;
} & AsyncDisposable;

/** The built storefront called directly, without a socket between. */
export async function startStorefrontInProcess(): Promise<InProcess> {
  await buildWhenNeeded();
  const environment = readEnvironment({ DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")), LOG_LEVEL: "error" });
  const logger = createLogger(environment.LOG_LEVEL);
  const database = await prepareDatabase(environment, logger);
  const secret = "s".repeat(32);
  const platform = await startPlatform({ environment, database, secret, logger, origin: environment.PUBLIC_ORIGIN });
  const settings = storefrontSettings(environment, { secret, isLive: false });
  const counter = { calls: 0 };
  const deps = storefrontDeps(environment, {
    logger,
    database,
    services: countCalls(connectServices(environment, platform, { secret, logger }), counter),
    now: platform.clock.now,
    identity: platform.identity,
    payments: platform.payments.payments,
  });
  const storefront = await loadBuiltStorefront({ settings, deps });
  const facts = { requestId: "bench", nonce: "bench", ip: "127.0.0.1", host: "localhost:3000" };
  const request = (path: string, cookie = "") =>
    storefront(new Request(`http://localhost:3000${path}`, { headers: { cookie } }), facts);
  return {
    get: async (path, cookies) => (await request(path, cookies)).text(),
    async visit(path) {
      const { headers } = await request(path);
      return headers
        .getSetCookie()
        .map((cookie) => cookie.split(";")[0])
        .join("; ");
    },
    backingCalls: () => counter.calls,
    async [Symbol.asyncDispose]() {
      await platform.stop();
      await database.close();
    },
  };
}

function countCalls(services: BackingSystems, counter: { calls: number }): BackingSystems {
  const count = (call: Client): Client => {
    return (endpoint, input, options) => {
      counter.calls += 1;
      return call(endpoint, input, options);
    };
  };
  return Object.fromEntries(Object.entries(services).map(([name, call]) => [name, count(call)])) as BackingSystems;
}
