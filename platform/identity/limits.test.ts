import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/database.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { countTry, clearTries, networkOf, undoTry } from "./limits.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const limit = { name: "test", tries: 3, seconds: 60 };
const start = new Date("2027-01-01T00:00:00Z");
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

describe("counting tries", () => {
  const count = async (subject: string, at: Date) =>
    (await countTry(database.queries, limit, { subject, now: at })).waitSeconds;

  it("requires a pause after the last allowed try, until the window ends", async () => {
    const waits = [];
    for (const seconds of [0, 10, 20, 30, 59.5, 60]) waits.push(await count("pause", later(seconds)));
    expect(waits).toEqual([0, 0, 0, 30, 1, 0]);
  });

  it("counts simultaneous tries", async () => {
    const waits = await Promise.all(Array.from({ length: 8 }, () => count("crowd", start)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it("counts each subject separately, and can clear and undo tries", async () => {
    for (let n = 0; n < 4; n += 1) await count("one", start);
    expect(await count("two", start)).toBe(0);
    await clearTries(database.queries, limit, "one");
    expect(await count("one", start)).toBe(0);
    for (let n = 0; n < 5; n += 1) {
      expect(await count("three", start)).toBe(0);
      await undoTry(database.queries, limit, "three");
    }
  });
});

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
  ["2001:db8:1:2::", "2001:db8:1:2"],
  ["::1", "0:0:0:0"],
])("counts %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
