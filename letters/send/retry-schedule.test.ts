import { expect, it } from "vitest";
import { nextTryAt, retryMinutes } from "./retry-schedule.ts";

const now = new Date("2027-03-01T10:00:00Z");

it.each([
  [1, "2027-03-01T10:01:00.000Z"],
  [2, "2027-03-01T10:05:00.000Z"],
  [4, "2027-03-01T11:00:00.000Z"],
  [8, "2027-03-02T10:00:00.000Z"],
  [9, "2027-03-02T10:00:00.000Z"],
  [10, undefined],
])("after %i failed tries the next one is at %s", (tries, at) => {
  expect(nextTryAt(tries, now)?.toISOString()).toBe(at);
});

it("all tries are within about three days, and none comes sooner than the one before it", () => {
  const hours = retryMinutes.reduce((sum, minutes) => sum + minutes, 0) / 60;
  expect(hours).toBeGreaterThan(66);
  expect(hours).toBeLessThan(75);
  expect([...retryMinutes].sort((one, other) => one - other)).toEqual(retryMinutes);
});
