import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../database/database.ts";
import { openTestDatabase } from "../test/test-database.ts";
import { answerOnce } from "./answer-once.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const start = Date.parse("2026-11-15T12:00:00Z");
const keyLivesMs = 86_400_000;

it("answers a key again while it lives, and does the work anew afterwards", async () => {
  let work = 0;
  const ask = async (afterMs: number) => {
    const asked = { provider: "stripe" as const, key: "lives-a-day", request: "pay", keyLivesMs };
    const result = await answerOnce(database, { ...asked, at: new Date(start + afterMs) }, async () => ({
      status: 200,
      body: String((work += 1)),
    }));
    return result === "other request" ? result : [result.answer.body, result.isReplay];
  };
  expect(await ask(0)).toEqual(["1", false]);
  expect(await ask(keyLivesMs)).toEqual(["1", true]);
  expect(await ask(keyLivesMs + 1)).toEqual(["2", false]);
  expect(await ask(keyLivesMs + 2)).toEqual(["2", true]);
});
