import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/database.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { openMovableClock, systemClock } from "./clock.ts";

const day = 86_400;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const daysAhead = (date: Date) => Math.round(Math.abs(date.getTime() - Date.now()) / (day * 1000));

describe("the movable clock", () => {
  it("moves forward, for other processes too, and back to the real time", async () => {
    const clock = await openMovableClock(database);
    expect(daysAhead(clock.now())).toBe(0);
    await clock.forward(30 * day);
    await clock.forward(2 * day);
    expect(daysAhead(clock.now())).toBe(32);
    const other = await openMovableClock(database);
    expect(daysAhead(other.now())).toBe(32);
    await clock.reset();
    await other.refresh();
    expect(daysAhead(other.now())).toBe(0);
  });
});

describe("the system's clock", () => {
  it("cannot be moved", async () => {
    await expect(systemClock.forward(1)).rejects.toThrow("cannot be moved");
    await expect(systemClock.reset()).rejects.toThrow("cannot be moved");
  });
});
