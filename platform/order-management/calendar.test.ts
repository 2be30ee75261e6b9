import { describe, expect, it } from "vitest";
import { addDays, addTerm, coolingOffEnd, firstTermDay, laterDay } from "./calendar.ts";

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
  ["en-GB", "2026-11-15T00:00:00.000Z", "2026-11-29T23:59:59.999Z"],
  ["en-GB", "2026-11-15T23:59:59.000Z", "2026-11-29T23:59:59.999Z"],
  ["en-GB", "2027-02-20T12:00:00.000Z", "2027-03-06T23:59:59.999Z"],
  ["de-DE", "2026-11-14T22:59:59.999Z", "2026-11-28T22:59:59.999Z"],
  ["de-DE", "2026-11-14T23:00:00.000Z", "2026-11-29T22:59:59.999Z"],
  ["en-US", "2026-11-15T04:59:59.999Z", "2026-11-29T04:59:59.999Z"],
  ["en-US", "2026-11-15T05:00:00.000Z", "2026-11-30T04:59:59.999Z"],
  // Summer time begins in between.
  ["fr-FR", "2027-03-20T12:00:00.000Z", "2027-04-03T21:59:59.999Z"],
  ["fr-CA", "2027-03-10T12:00:00.000Z", "2027-03-25T03:59:59.999Z"],
])("what was ordered in %s at %s can be cancelled with a refund until %s", (localeId, ordered, expected) => {
  expect(coolingOffEnd(new Date(ordered), { localeId }).toISOString()).toBe(expected);
});

it.each([
  ["en-US", "2026-11-16T04:30:00Z", "2026-11-16T04:30:40Z", "2026-11-15"],
  ["en-US", "2026-11-16T04:59:50Z", "2026-11-16T05:00:30Z", "2026-11-15"],
  ["cs-CZ", "2026-11-15T22:59:50Z", "2026-11-15T23:00:30Z", "2026-11-15"],
  ["en-GB", "2027-05-31T23:30:00Z", "2027-05-31T23:31:00Z", "2027-06-01"],
  ["pt-PT", "2028-02-28T23:59:59Z", "2028-02-29T00:00:40Z", "2028-02-28"],
  // The payment took four days.
  ["de-DE", "2026-11-15T12:00:00Z", "2026-11-19T12:00:00Z", "2026-11-19"],
])("in %s a plan ordered at %s and installed at %s starts on %s", (localeId, ordered, installed, day) => {
  expect(firstTermDay({ localeId, orderedAt: new Date(ordered) }, new Date(installed))).toBe(day);
});

it("counts days over the ends of months", () => {
  expect(addDays("2027-03-01", -1)).toBe("2027-02-28");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(laterDay("2026-11-15", null)).toBe("2026-11-15");
  expect(laterDay("2026-11-15", "2026-11-16")).toBe("2026-11-16");
});
