import { inspect } from "node:util";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { concealQueries } from "./conceal-queries.ts";

const reported = Object.assign(new Error("invalid input: Eleanor Shaw"), { code: "22P02", severity: "ERROR" });
const failedQuery = new DrizzleQueryError("select $1", ["Eleanor Shaw"], reported);
const otherFailure = new TypeError("fetch failed");

const functions = concealQueries({
  country: "GB",
  now: () => 1,
  answer: async (value: number) => value + 1,
  query: async () => Promise.reject(failedQuery),
  fetch: async () => Promise.reject(otherFailure),
});

it("does not change the result of a function that succeeds", async () => {
  expect([functions.country, functions.now(), await functions.answer(1)]).toEqual(["GB", 1, 2]);
});

it("removes the query and its parameters from an error", async () => {
  const error: unknown = await functions.query().catch((failure: unknown) => failure);
  expect(error).toMatchObject({ message: "DatabaseError 22P02", stack: expect.stringContaining("    at ") });
  expect(inspect(error, { depth: 5 })).not.toMatch(/Eleanor|select/);
});

it("does not change other errors", async () => {
  await expect(functions.fetch()).rejects.toBe(otherFailure);
});
