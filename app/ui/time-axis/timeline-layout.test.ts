import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateOfDay, dayNumber } from "./day-number.ts";
import { timelineMonths, timelineLayout } from "./timeline-layout.ts";
import { DAYS_SHOWN, TODAY, WEEK_TICKS } from "./timeline-scale.ts";

const NOW = "2026-11-15";
const after = (days: number, now = NOW) =>
  dateOfDay(dayNumber(now) + days)
    .toISOString()
    .slice(0, 10);

describe("the timeline of services", () => {
  test.each([
    ["with an end in 30 days", [30], { kind: "ahead", days: 30, flag: 78.57, others: [] }],
    ["with an end on the last day of the window", [120], { kind: "ahead", days: 120, flag: 100, others: [] }],
    ["with an end today", [0], { kind: "ahead", days: 0, flag: 71.43, others: [] }],
    ["with an end tomorrow", [1], { kind: "ahead", days: 1, flag: 71.67, others: [] }],
    ["with an end a day after the window", [121], { kind: "beyond", days: 121 }],
    ["with an end in two years", [760], { kind: "beyond", days: 760 }],
    ["with an end 44 days ago", [-44], { kind: "past", days: 44, flag: 60.95, isOffScale: false }],
    ["with an end on the first day of the window", [-300], { kind: "past", days: 300, flag: 0, isOffScale: false }],
    ["with an end before the window", [-301], { kind: "past", days: 301, flag: 0, isOffScale: true }],
    ["without dates", [], { kind: "none" }],
    ["with three ends", [43, 30, 59], { kind: "ahead", days: 30, flag: 78.57, others: [81.67, 85.48] }],
    ["with two ends 6 days apart, which share a flag,", [30, 36], { kind: "ahead", days: 30, flag: 78.57, others: [] }],
    [
      "with two ends 7 days apart, which have two flags,",
      [30, 37],
      { kind: "ahead", days: 30, flag: 78.57, others: [80.24] },
    ],
    [
      "with seven ends, of which at most four others have flags,",
      [10, 20, 30, 40, 50, 60, 70],
      { kind: "ahead", days: 10, flag: 73.81, others: [76.19, 78.57, 80.95, 83.33] },
    ],
    ["with an end in the window and one beyond it", [30, 121], { kind: "ahead", days: 30, flag: 78.57, others: [] }],
    ["with an end ahead and one in the past", [-44, 30], { kind: "ahead", days: 30, flag: 78.57, others: [] }],
    [
      "with two ends in the past, of which the last counts,",
      [-90, -44],
      { kind: "past", days: 44, flag: 60.95, isOffScale: false },
    ],
  ])("%s is laid out as $2", (_, days, layout) => {
    expect(
      timelineLayout(
        NOW,
        days.map((day) => after(day)),
      ),
    ).toEqual(layout);
  });
});

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((day) => dateOfDay(day).toISOString().slice(0, 10));
const anyDistance = fc.integer({ min: -2000, max: 2000 });

function flagsOf(layout: ReturnType<typeof timelineLayout>): number[] {
  if (layout.kind === "ahead") return [layout.flag, ...layout.others];
  return layout.kind === "past" ? [layout.flag] : [];
}

describe("every timeline", () => {
  test("has today at 71.43 %", () => {
    fc.assert(
      fc.property(anyDay, (now) => {
        const layout = timelineLayout(now, [now]);
        expect(layout).toEqual({ kind: "ahead", days: 0, flag: 71.43, others: [] });
        expect(TODAY).toBe(71.43);
      }),
    );
  });

  test("has its flags inside and in order", () => {
    fc.assert(
      fc.property(anyDay, fc.array(anyDistance, { maxLength: 12 }), (now, distances) => {
        const flags = flagsOf(
          timelineLayout(
            now,
            distances.map((days) => after(days, now)),
          ),
        );
        expect(flags.every((flag) => flag >= 0 && flag <= 100)).toBe(true);
        expect(flags.toSorted((a, b) => a - b)).toEqual(flags);
        expect(flags.length).toBeLessThanOrEqual(5);
      }),
    );
  });

  test("never has a later end further left", () => {
    const inWindow = fc.integer({ min: -300, max: 120 });
    fc.assert(
      fc.property(anyDay, inWindow, inWindow, (now, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        const position = (days: number) => flagsOf(timelineLayout(now, [after(days, now)]))[0]!;
        expect(position(early)).toBeLessThanOrEqual(position(late));
      }),
    );
  });
});

describe("the months of a timeline", () => {
  const months = timelineMonths(NOW);

  test("have the positions of their first days", () => {
    expect(months.map((month) => month.position)).toEqual([
      3.1, 9.76, 17.14, 24.29, 31.67, 38.81, 46.19, 53.57, 60.71, 68.1, 75.24, 82.62, 90, 96.67,
    ]);
  });

  test("include January and every third month for phones", () => {
    expect(months.filter((month) => month.isJanuary).map((month) => month.position)).toEqual([82.62]);
    expect(months.filter((month) => month.isQuarter).map((month) => month.position)).toEqual([
      17.14, 38.81, 60.71, 82.62,
    ]);
  });

  test("always include a January", () => {
    fc.assert(
      fc.property(anyDay, (now) => {
        expect(timelineMonths(now).some((month) => month.isJanuary)).toBe(true);
      }),
    );
  });
});

test("the ticks of weeks go from edge to edge", () => {
  expect(WEEK_TICKS.startsWith("M0 0v5m7-5v5")).toBe(true);
  const steps = Array.from(WEEK_TICKS.matchAll(/m([\d.]+)-/g), ([, step]) => Number(step));
  expect(steps).toHaveLength(60);
  expect(steps.reduce((sum, step) => sum + step)).toBe(DAYS_SHOWN);
});
