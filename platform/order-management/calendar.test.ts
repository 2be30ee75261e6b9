import { describe, expect, it } from "vitest";
import { addDays, addTerm, coolingOffEnd, laterOf } from "./calendar.ts";

describe("terms", () => {
  it.each([
    ["2026-11-15", 12, "month", "2027-11-15"],
    ["2026-11-15", 24, "month", "2028-11-15"],
    ["2026-11-15", 36, "month", "2029-11-15"],
    ["2026-11-15", 1, "year", "2027-11-15"],
    ["2026-11-15", 3, "year", "2029-11-15"],
    ["2026-12-31", 2, "month", "2027-02-28"],
    ["2028-02-29", 1, "year", "2029-02-28"],
    ["2026-11-15", 0, "one-time", "2099-12-31"],
  ] as const)("%s and %i %s end on %s", (day, term, type, expected) => {
    expect(addTerm(day, term, type)).toBe(expected);
  });
});

it.each([
  ["2026-11-15T00:00:00.000Z", "2026-11-29T23:59:59.999Z"],
  ["2026-11-15T23:59:59.000Z", "2026-11-29T23:59:59.999Z"],
  ["2027-02-20T12:00:00.000Z", "2027-03-06T23:59:59.999Z"],
])("what was ordered at %s can be given back until %s", (ordered, expected) => {
  expect(coolingOffEnd(new Date(ordered), 14).toISOString()).toBe(expected);
});

it("counts days over the ends of months", () => {
  expect(addDays("2027-03-01", -1)).toBe("2027-02-28");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(laterOf("2026-11-15", null)).toBe("2026-11-15");
  expect(laterOf("2026-11-15", "2026-11-16")).toBe("2026-11-16");
});
