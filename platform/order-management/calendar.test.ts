import { describe, expect, it } from "vitest";
import { addDays, addTerm, coolingOffEnd, laterOf } from "./calendar.ts";

describe("terms", () => {
  it.each([
    { day: "2026-11-15", term: 12, type: "month", end: "2027-11-15" },
    { day: "2026-11-15", term: 24, type: "month", end: "2028-11-15" },
    { day: "2026-11-15", term: 36, type: "month", end: "2029-11-15" },
    { day: "2026-11-15", term: 1, type: "year", end: "2027-11-15" },
    { day: "2026-11-15", term: 3, type: "year", end: "2029-11-15" },
    { day: "2026-12-31", term: 2, type: "month", end: "2027-02-28" },
    { day: "2028-02-29", term: 1, type: "year", end: "2029-02-28" },
    { day: "2026-11-15", term: 0, type: "one-time", end: "2099-12-31" },
  ] as const)("$day and $term $type end on $end", ({ day, term, type, end }) => {
    expect(addTerm(day, term, type)).toBe(end);
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
