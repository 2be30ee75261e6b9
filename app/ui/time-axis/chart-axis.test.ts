import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dateOfDay, dayNumber } from "./day-number.ts";
import {
  axisLabels,
  axisPosition,
  axisTicks,
  endDatesAxis,
  expiryAxis,
  miniAxis,
  planAxis,
  renewalAxis,
  type Axis,
} from "./chart-axis.ts";

const NOW = "2026-11-15";
const iso = (day: number) => dateOfDay(day).toISOString().slice(0, 10);
const at = (axis: Axis, day: string) => axisPosition(axis, dayNumber(day));

const plans = planAxis(NOW, ["2027-12-15", "2028-12-15", "2029-12-15"]);

test.each([
  { name: "three plans", axis: plans, start: "2026-10-01", end: "2030-02-01" },
  {
    name: "two plans",
    axis: planAxis(NOW, ["2027-12-15", "2028-12-15"]),
    start: "2026-10-01",
    end: "2029-02-01",
  },
  {
    name: "Renew All",
    axis: renewalAxis(NOW, ["2027-12-15", "2027-12-28", "2028-01-13"]),
    start: "2026-11-01",
    end: "2028-03-01",
  },
  { name: "an order's end dates", axis: endDatesAxis(NOW, ["2028-12-15"]), start: "2026-10-01", end: "2029-04-01" },
  { name: "the list of expiring services", axis: expiryAxis(NOW), start: "2026-11-08", end: "2027-02-15" },
  { name: "a card", axis: miniAxis(NOW, ["2028-11-09", "2026-12-15"]), start: "2026-11-15", end: "2029-02-01" },
  { name: "no plan", axis: planAxis(NOW, []), start: "2026-10-01", end: "2027-01-01" },
  { name: "a plan that has ended", axis: planAxis(NOW, ["2020-01-01"]), start: "2026-10-01", end: "2027-01-01" },
])("the axis of $name goes from $start to $end", ({ axis, start, end }) => {
  expect([iso(axis.start), iso(axis.end)]).toEqual([start, end]);
});

test.each([
  { name: "today on the axis of plans", axis: plans, day: NOW, position: 3.69 },
  { name: "the paid end on the axis of plans", axis: plans, day: "2026-12-15", position: 6.15 },
  { name: "24 months on the axis of plans", axis: plans, day: "2028-12-15", position: 66.12 },
  { name: "today on the axis of expiring services", axis: expiryAxis(NOW), day: NOW, position: 7.07 },
  { name: "30 days on the axis of expiring services", axis: expiryAxis(NOW), day: "2026-12-15", position: 37.37 },
  { name: "today on the axis of a card", axis: miniAxis(NOW, ["2028-11-09"]), day: NOW, position: 0 },
  { name: "the end on the axis of a card", axis: miniAxis(NOW, ["2028-11-09"]), day: "2028-11-09", position: 89.62 },
  { name: "a day before the axis", axis: plans, day: "2020-01-01", position: 0 },
  { name: "a day after the axis", axis: plans, day: "2040-01-01", position: 100 },
])("the position of $name is $position", ({ axis, day, position }) => {
  expect(at(axis, day)).toBe(position);
});

test("labels name years, or months on the short axis", () => {
  expect(axisLabels(planAxis(NOW, ["2029-12-15"]))).toEqual([
    { day: dayNumber("2027-01-01"), position: 7.55 },
    { day: dayNumber("2028-01-01"), position: 37.49 },
    { day: dayNumber("2029-01-01"), position: 67.51 },
    { day: dayNumber("2030-01-01"), position: 97.46 },
  ]);
  expect(axisLabels(expiryAxis(NOW)).map(({ day, position }) => [iso(day), position])).toEqual([
    ["2026-12-01", 23.23],
    ["2027-01-01", 54.55],
    ["2027-02-01", 85.86],
  ]);
});

test("a year that begins on the very edge has a label too", () => {
  expect(axisLabels(planAxis(NOW, ["2029-11-15"])).map(({ day }) => iso(day))).toEqual([
    "2027-01-01",
    "2028-01-01",
    "2029-01-01",
    "2030-01-01",
  ]);
});

test("larger units have longer ticks", () => {
  const ticks = axisTicks(planAxis(NOW, ["2029-12-15"]));
  expect(ticks).toContain("M7.55 0v14");
  expect(ticks).toContain("M0 6v8");
  expect(ticks).toContain("M2.54 9v5");
  const weeks = axisTicks(expiryAxis(NOW));
  expect(weeks.match(/v5/g)).toHaveLength(15);
  expect(weeks.match(/v14/g)).toHaveLength(3);
});

const anyDay = fc.integer({ min: 0, max: 40_000 }).map(iso);

test("every axis contains today, every day has a position, and a later day is never further left", () => {
  fc.assert(
    fc.property(anyDay, fc.array(anyDay, { maxLength: 4 }), fc.tuple(anyDay, anyDay), (now, ends, pair) => {
      const [early, late] = pair.toSorted((a, b) => dayNumber(a) - dayNumber(b)) as [string, string];
      for (const axis of [planAxis(now, ends), renewalAxis(now, ends), expiryAxis(now), miniAxis(now, ends)]) {
        expect(axis.start).toBeLessThanOrEqual(dayNumber(now));
        expect(axis.end).toBeGreaterThan(dayNumber(now));
        expect(at(axis, early)).toBeGreaterThanOrEqual(0);
        expect(at(axis, late)).toBeLessThanOrEqual(100);
        expect(at(axis, early)).toBeLessThanOrEqual(at(axis, late));
      }
    }),
  );
});
