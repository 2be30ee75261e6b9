import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from "react-router";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BackingSystems } from "../../contracts/services.ts";
import type { Database } from "../../database/database.ts";
import type { Payments } from "../../payments/port/payments.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { readEnvironment } from "../environment/environment.ts";
import { createLogger } from "../logging/logger.ts";
import { storefrontDeps } from "./storefront-deps.ts";

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

it.each([
  [new Error("broken"), { level: "error", error: "Error: broken", msg: "page failed" }],
  ["a word", { level: "error", error: "a word", msg: "page failed" }],
  [new ErrorResponseImpl(405, "Method Not Allowed", null, true), { level: "info", status: 405, msg: "page refused" }],
])("%s is logged", (error, expected) => {
  const lines: string[] = [];
  const { reportError } = storefrontDeps(readEnvironment({}), {
    logger: createLogger("info", { write: (line) => lines.push(line) }),
    now: () => new Date(0),
    database,
    services: {} as BackingSystems,
    identity: { fetch: () => new Response() },
    payments: {} as Payments,
  });
  reportError(error, { requestId: "r1" });
  expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ ...expected, requestId: "r1" })]);
});
