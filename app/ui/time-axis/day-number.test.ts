import { expect, test } from "vitest";
import { addMonthsToDay, dateOfDay, dayNumber, monthStart, monthStartsBetween } from "./day-number.ts";

const iso = (day: number) => dateOfDay(day).toISOString().slice(0, 10);

test.each([
  ["1970-01-01", 0],
  ["2026-11-15", 20772],
  ["2026-11-15T23:59:59Z", 20772],
])("%s is day %d", (text, day) => {
  expect(dayNumber(text)).toBe(day);
});

test("refuses a text that is not a day", () => {
  expect(() => dayNumber("soon")).toThrow("Not a calendar day: soon");
});

test.each([
  ["2026-11-15", 2, "2027-01-15"],
  ["2026-12-31", 2, "2027-02-28"],
  ["2027-12-31", 2, "2028-02-29"],
  ["2026-11-15", -12, "2025-11-15"],
])("%s plus %d months is %s", (from, months, to) => {
  expect(iso(addMonthsToDay(dayNumber(from), months))).toBe(to);
});

test("finds the first day of a month", () => {
  expect(iso(monthStart(dayNumber("2026-11-30")))).toBe("2026-11-01");
});

test("lists month starts, both ends included", () => {
  const starts = monthStartsBetween(dayNumber("2026-11-01"), dayNumber("2027-02-01"));
  expect(starts.map(iso)).toEqual(["2026-11-01", "2026-12-01", "2027-01-01", "2027-02-01"]);
  expect(monthStartsBetween(dayNumber("2026-11-02"), dayNumber("2026-11-30"))).toEqual([]);
});
