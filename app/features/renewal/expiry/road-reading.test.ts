import { expect, it } from "vitest";
import { roadReading } from "./road-reading.ts";

it.each([
  { endsOn: undefined, reading: { kind: "unknown" } },
  { endsOn: "soon", reading: { kind: "unknown" } },
  { endsOn: "2026-11-15", reading: { kind: "today" } },
  { endsOn: "2026-11-16", reading: { kind: "left", unit: "day", count: 1 } },
  { endsOn: "2026-12-15", reading: { kind: "left", unit: "day", count: 30 } },
  { endsOn: "2027-02-13", reading: { kind: "left", unit: "day", count: 90 } },
  { endsOn: "2027-02-16", reading: { kind: "ahead", unit: "month", count: 3 } },
  { endsOn: "2028-12-15", reading: { kind: "ahead", unit: "year", count: 2 } },
  { endsOn: "2026-11-14", reading: { kind: "since", unit: "day", count: 1 } },
  { endsOn: "2026-10-02", reading: { kind: "since", unit: "day", count: 44 } },
  { endsOn: "2026-01-19", reading: { kind: "since", unit: "month", count: 9 } },
  { endsOn: "2026-01-18", reading: { kind: "longAgo" } },
])("the reading for the end $endsOn is $reading", ({ endsOn, reading }) => {
  expect(roadReading("2026-11-15", endsOn)).toMatchObject(reading);
});
