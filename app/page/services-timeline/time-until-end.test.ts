import { expect, it } from "vitest";
import { timeUntilEnd } from "./time-until-end.ts";

it.each([
  { expiresOn: undefined, result: { kind: "unknown" } },
  { expiresOn: "soon", result: { kind: "unknown" } },
  { expiresOn: "2026-11-15", result: { kind: "today" } },
  { expiresOn: "2026-11-16", result: { kind: "left", unit: "day", count: 1 } },
  { expiresOn: "2026-12-15", result: { kind: "left", unit: "day", count: 30 } },
  { expiresOn: "2027-02-13", result: { kind: "left", unit: "day", count: 90 } },
  { expiresOn: "2027-02-15", result: { kind: "ahead", unit: "month", count: 3 } },
  { expiresOn: "2027-02-16", result: { kind: "ahead", unit: "month", count: 3, rest: { unit: "day", count: 1 } } },
  { expiresOn: "2028-11-14", result: { kind: "ahead", unit: "year", count: 1, rest: { unit: "month", count: 11 } } },
  { expiresOn: "2028-11-15", result: { kind: "ahead", unit: "year", count: 2 } },
  { expiresOn: "2028-12-14", result: { kind: "ahead", unit: "year", count: 2, rest: { unit: "day", count: 29 } } },
  { expiresOn: "2028-12-15", result: { kind: "ahead", unit: "year", count: 2, rest: { unit: "month", count: 1 } } },
  { expiresOn: "2026-11-14", result: { kind: "since", unit: "day", count: 1 } },
  { expiresOn: "2026-10-02", result: { kind: "since", unit: "day", count: 44 } },
  { expiresOn: "2026-01-19", result: { kind: "since", unit: "month", count: 9 } },
  { expiresOn: "2026-01-18", result: { kind: "longAgo" } },
])("the time until the end $expiresOn is $result", ({ expiresOn, result }) => {
  expect(timeUntilEnd("2026-11-15", expiresOn)).toMatchObject(result);
});

it.each(["2027-02-15", "2028-11-15"])("nothing remains beside the whole months or years until %s", (expiresOn) => {
  expect(timeUntilEnd("2026-11-15", expiresOn)).not.toHaveProperty("rest");
});
