import { describe, expect, it } from "vitest";
import { hoursLines, lineStateAt } from "./opening-hours.ts";

const hours = [
  { days: [1, 2, 3, 4, 5], from: "08:00", to: "18:00" },
  { days: [6], from: "09:00", to: "13:00" },
];
const london = { hours, closedOn: ["2026-12-25", "2026-12-28"], timeZone: "Europe/London" };
const newYork = { ...london, closedOn: [], timeZone: "America/New_York" };
const open = (until: string) => ({ kind: "open", until });
const today = (at: string) => ({ kind: "opensToday", at });
const later = (weekday: number, at: string) => ({ kind: "opensLater", weekday, at });

describe("a phone line", () => {
  it.each([
    ["on a Tuesday", "2026-11-17T12:00:00Z", open("18:00")],
    ["in its first minute", "2026-11-17T08:00:00Z", open("18:00")],
    ["in its last minute", "2026-11-17T17:59:59Z", open("18:00")],
    ["before it opens", "2026-11-17T07:59:59Z", today("08:00")],
    ["at the minute it closes", "2026-11-17T18:00:00Z", later(3, "08:00")],
    ["at midnight", "2026-11-17T00:00:00Z", today("08:00")],
    ["on Friday evening", "2026-11-20T20:00:00Z", later(6, "09:00")],
    ["on Saturday", "2026-11-21T09:30:00Z", open("13:00")],
    ["on Saturday afternoon", "2026-11-21T13:00:00Z", later(1, "08:00")],
    ["on Sunday", "2026-11-22T12:00:00Z", later(1, "08:00")],
    ["in summer time, an hour earlier in UTC", "2026-07-01T07:00:00Z", open("18:00")],
    ["in summer time, before it opens", "2026-07-01T06:59:00Z", today("08:00")],
    ["on the Sunday on which the clocks go forward", "2026-03-29T01:30:00Z", later(1, "08:00")],
    ["on the Monday after the clocks went forward", "2026-03-30T07:00:00Z", open("18:00")],
    ["on the Monday after the clocks went back", "2026-10-26T07:30:00Z", today("08:00")],
    ["on a public holiday", "2026-12-25T10:00:00Z", later(6, "09:00")],
    ["on a Saturday before a public holiday on Monday", "2026-12-26T14:00:00Z", later(2, "08:00")],
  ])("%s", (_, now, state) => {
    expect(lineStateAt(london, new Date(now))).toEqual(state);
  });

  it("goes by the clock of its own country", () => {
    expect(lineStateAt(newYork, new Date("2026-11-17T12:00:00Z"))).toEqual(today("08:00"));
    expect(lineStateAt(newYork, new Date("2026-11-17T13:00:00Z"))).toEqual(open("18:00"));
    // In Europe it is Wednesday already.
    expect(lineStateAt(newYork, new Date("2026-11-18T03:00:00Z"))).toEqual(later(3, "08:00"));
  });

  it("says nothing about a line that never opens", () => {
    const closedOn = Array.from({ length: 30 }, (_, day) => `2026-11-${String(day + 1).padStart(2, "0")}`);
    expect(lineStateAt({ ...london, closedOn, hours: [] }, new Date("2026-11-17T12:00:00Z"))).toBeUndefined();
  });

  it("may close over lunch", () => {
    const split = { ...london, hours: [13, 8].map((hour) => halfDay(hour)) };
    expect(lineStateAt(split, new Date("2026-11-17T12:30:00Z"))).toEqual(today("13:00"));
    expect(lineStateAt(split, new Date("2026-11-17T07:00:00Z"))).toEqual(today("08:00"));
  });
});

const halfDay = (hour: number) => ({
  days: [1, 2, 3, 4, 5],
  from: `${String(hour).padStart(2, "0")}:00`,
  to: `${String(hour + 4).padStart(2, "0")}:00`,
});

it("writes the working days in one line and other days each in its own", () => {
  expect(hoursLines([...hours, { days: [7, 2], from: "10:00", to: "11:00" }])).toEqual([
    { kind: "workdays", from: "08:00", to: "18:00" },
    { kind: "day", weekday: 6, from: "09:00", to: "13:00" },
    { kind: "day", weekday: 2, from: "10:00", to: "11:00" },
    { kind: "day", weekday: 7, from: "10:00", to: "11:00" },
  ]);
});
