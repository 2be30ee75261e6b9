import { expect, it } from "vitest";
import { timeUntilEnd } from "./time-until-end.ts";

it.each([
  { endsOn: undefined, result: { kind: "unknown" } },
  { endsOn: "soon", result: { kind: "unknown" } },
  { endsOn: "2026-11-15", result: { kind: "today" } },
  { endsOn: "2026-11-16", result: { kind: "left", unit: "day", count: 1 } },
  { endsOn: "2026-12-15", result: { kind: "left", unit: "day", count: 30 } },
  { endsOn: "2027-02-13", result: { kind: "left", unit: "day", count: 90 } },
  { endsOn: "2027-02-16", result: { kind: "ahead", unit: "month", count: 3 } },
  { endsOn: "2028-12-15", result: { kind: "ahead", unit: "year", count: 2 } },
  { endsOn: "2026-11-14", result: { kind: "since", unit: "day", count: 1 } },
  { endsOn: "2026-10-02", result: { kind: "since", unit: "day", count: 44 } },
  { endsOn: "2026-01-19", result: { kind: "since", unit: "month", count: 9 } },
  { endsOn: "2026-01-18", result: { kind: "longAgo" } },
])("the time until the end $endsOn is $result", ({ endsOn, result }) => {
  expect(timeUntilEnd("2026-11-15", endsOn)).toMatchObject(result);
});
