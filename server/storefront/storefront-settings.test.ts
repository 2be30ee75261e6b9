import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from "react-router";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Payments } from "../../payments/port/payments.ts";
import type { Database } from "../../database/database.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { readEnvironment } from "../environment/environment.ts";
import { createLogger } from "../logging/logger.ts";
import { storefrontSettings } from "./storefront-settings.ts";

const production = { STAGE: "production", PUBLIC_ORIGIN: "https://shop.example", ALLOW_SANDBOX: "1" };

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

function settingsOf(source: Record<string, string>, lines: string[] = []) {
  return storefrontSettings(readEnvironment(source), {
    secret: "s".repeat(32),
    isLive: false,
    logger: createLogger("info", { write: (line) => lines.push(line) }),
    now: () => new Date(0),
    database,
    identity: { fetch: () => new Response() },
    payments: {} as Payments,
  });
}

it.each([
  ["while developing", {}, false],
  ["in production", production, true],
  ["in production, kept out of search engines", { ...production, NOINDEX: "1" }, false],
])("%s", (_, source, isIndexed) => {
  expect(settingsOf(source).isIndexed).toBe(isIndexed);
});

it.each([
  [new Error("broken"), { level: "error", error: "Error: broken", msg: "page failed" }],
  ["a word", { level: "error", error: "a word", msg: "page failed" }],
  [new ErrorResponseImpl(405, "Method Not Allowed", null, true), { level: "info", status: 405, msg: "page refused" }],
])("%s is told to the log", (error, expected) => {
  const lines: string[] = [];
  settingsOf({}, lines).reportError(error, { requestId: "r1" });
  expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ ...expected, requestId: "r1" })]);
});
