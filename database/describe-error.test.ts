import { DrizzleQueryError, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "./database.ts";
import { openTestDatabase } from "../test/test-database.ts";
import { describeError } from "./describe-error.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const failure = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error("It did not fail.")),
    (error: unknown) => error,
  );

it.each([
  ["a value that does not fit", () => sql`select ${"Eleanor Shaw"}::int`, /^DatabaseError 22P02$/],
  [
    "a duplicate value",
    () =>
      sql`insert into sessions.endings (subject, ended_at) values (${"Eleanor Shaw"}, now()), (${"Eleanor Shaw"}, now())`,
    /^DatabaseError 23505 at endings_pkey$/,
  ],
  ["a missing table", () => sql`select ${"Eleanor Shaw"} from nowhere`, /^DatabaseError 42P01$/],
])("describes %s without query or parameters", async (_, statement, expected) => {
  const described = describeError(await failure(database.queries.execute(statement())));
  expect(described.error).toMatch(expected);
  expect(JSON.stringify(described)).not.toMatch(/Eleanor|select|insert/);
  expect(described.stack).toContain("    at ");
});

it.each([
  ["an error", new TypeError("fetch failed"), "TypeError: fetch failed"],
  ["a string", "broken", "broken"],
  ["nothing", undefined, "undefined"],
  [
    "a connection",
    new DrizzleQueryError("select $1", ["Eleanor"], new Error("Query read timeout")),
    "DatabaseError (Query read timeout)",
  ],
  [
    "a driver",
    new DrizzleQueryError("select $1", ["Eleanor"], new Error("no Eleanor")),
    "DatabaseError without a code",
  ],
])("describes %s by its message", (_, error, expected) => {
  expect(describeError(error).error).toBe(expected);
});

it.each([
  [new Error("no customer eleanor.shaw@example.co.uk here"), "Error: no customer [e-mail] here"],
  [new Error("?email=eleanor%40example.com&x=1"), "Error: ?email=[e-mail]&x=1"],
  ["<eleanor@example.com>", "<[e-mail]>"],
])("describes %s without an e-mail address", (error, expected) => {
  expect(describeError(error).error).toBe(expected);
});
