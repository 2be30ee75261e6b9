import { expect, test } from "vitest";
import { durationBetween } from "./duration.ts";

const NOW = "2026-11-15";

test.each([
  ["2026-11-15", { unit: "day", count: 0, restDays: 0 }],
  ["2026-12-15", { unit: "day", count: 30, restDays: 0 }],
  ["2027-02-13", { unit: "day", count: 90, restDays: 0 }],
  ["2027-02-14", { unit: "month", count: 2, restDays: 30 }],
  ["2027-02-15", { unit: "month", count: 3, restDays: 0 }],
  ["2027-11-14", { unit: "month", count: 11, restDays: 30 }],
  ["2027-11-15", { unit: "year", count: 1, restDays: 0 }],
  ["2028-12-15", { unit: "year", count: 2, restDays: 30 }],
  ["2026-10-02", { unit: "day", count: 44, restDays: 0 }],
  ["2025-11-15", { unit: "year", count: 1, restDays: 0 }],
])("the duration until %s is %j", (end, duration) => {
  expect(durationBetween(NOW, end)).toEqual(duration);
});
