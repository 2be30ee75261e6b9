import { expect, test } from "vitest";
import { durationBetween } from "./duration.ts";

const NOW = "2026-11-15";

test.each([
  ["2026-11-15", { unit: "day", count: 0, restMonths: 0, restDays: 0 }],
  ["2026-12-15", { unit: "day", count: 30, restMonths: 0, restDays: 0 }],
  ["2027-02-13", { unit: "day", count: 90, restMonths: 0, restDays: 0 }],
  ["2027-02-14", { unit: "month", count: 2, restMonths: 0, restDays: 30 }],
  ["2027-02-15", { unit: "month", count: 3, restMonths: 0, restDays: 0 }],
  ["2027-11-14", { unit: "month", count: 11, restMonths: 0, restDays: 30 }],
  ["2027-11-15", { unit: "year", count: 1, restMonths: 0, restDays: 0 }],
  ["2028-10-20", { unit: "year", count: 1, restMonths: 11, restDays: 5 }],
  ["2028-11-30", { unit: "year", count: 2, restMonths: 0, restDays: 15 }],
  ["2028-12-15", { unit: "year", count: 2, restMonths: 1, restDays: 0 }],
  ["2026-10-02", { unit: "day", count: 44, restMonths: 0, restDays: 0 }],
  ["2025-11-15", { unit: "year", count: 1, restMonths: 0, restDays: 0 }],
])("the duration until %s is %j", (end, duration) => {
  expect(durationBetween(NOW, end)).toEqual(duration);
});
