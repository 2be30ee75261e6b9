import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../database/database.ts";
import { openTestDatabase } from "../test/test-database.ts";
import { respondOnce } from "./respond-once.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const start = Date.parse("2026-11-15T12:00:00Z");
const keyLifetimeMs = 86_400_000;

it("repeats the response of a key while it is valid, and does the work again afterwards", async () => {
  let work = 0;
  const send = async (afterMs: number) => {
    const request = { provider: "stripe" as const, key: "lives-a-day", request: "pay", keyLifetimeMs };
    const result = await respondOnce(database, { ...request, at: new Date(start + afterMs) }, async () => ({
      status: 200,
      body: String((work += 1)),
    }));
    return result === "other request" ? result : [result.response.body, result.isReplay];
  };
  expect(await send(0)).toEqual(["1", false]);
  expect(await send(keyLifetimeMs)).toEqual(["1", true]);
  expect(await send(keyLifetimeMs + 1)).toEqual(["2", false]);
  expect(await send(keyLifetimeMs + 2)).toEqual(["2", true]);
});
