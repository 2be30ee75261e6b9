import { afterAll, beforeAll, expect, it } from "vitest";
import type { Payments } from "../../contracts/payments/payments.ts";
import type { Database } from "../../database/open-database.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { readEnvironment } from "../environment.ts";
import { createLogger } from "../logging/logger.ts";
import { storefrontSettings } from "./storefront-settings.ts";

const production = { STAGE: "production", PUBLIC_ORIGIN: "https://shop.example", ALLOW_SANDBOX: "1" };

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

it.each([
  ["while developing", {}, false],
  ["in production", production, true],
  ["in production, kept out of search engines", { ...production, NOINDEX: "1" }, false],
])("%s", (_, source, isIndexed) => {
  const settings = storefrontSettings(readEnvironment(source), {
    secret: "s".repeat(32),
    isLive: false,
    logger: createLogger("silent"),
    now: () => new Date(0),
    database,
    identity: { fetch: () => new Response() },
    payments: {} as Payments,
  });
  expect(settings.isIndexed).toBe(isIndexed);
});
