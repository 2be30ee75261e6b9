import { describe, expect, it } from "vitest";
import { addDays, addMonths, daysBetween, isCalendarDay } from "./calendar-day.ts";

describe("calendar days", () => {
  it.for([
    ["2026-11-15", "2026-12-15", 30],
    ["2026-11-15", "2026-11-15", 0],
    ["2026-11-15", "2026-11-14", -1],
    ["2026-03-28", "2026-03-30", 2],
    ["2028-02-28", "2028-03-01", 2],
  ] as const)("from %s to %s are %d days", ([from, to, days]) => {
    expect(daysBetween(from, to)).toBe(days);
    expect(addDays(from, days)).toBe(to);
  });

  it.for([
    ["2026-12-15", 12, "2027-12-15"],
    ["2026-01-31", 1, "2026-02-28"],
    ["2028-02-29", 12, "2029-02-28"],
    ["2026-08-31", 18, "2028-02-29"],
    ["2026-11-15", 36, "2029-11-15"],
  ] as const)("%s plus %d months are %s", ([day, months, expected]) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  it.each(["2026-02-30", "2026-13-01", "15/12/2026", "2026-1-1", "", "2026-11-15T00:00:00Z"])(
    "do not include %j",
    (text) => {
      expect(isCalendarDay(text)).toBe(false);
      expect(() => addDays(text, 1)).toThrow("Not a calendar day");
    },
  );
});
