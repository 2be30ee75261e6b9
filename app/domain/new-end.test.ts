import { expect, it } from "vitest";
import { calculateNewEnd } from "./new-end.ts";

const today = "2026-11-15";

it.each([
  ["ends later", "2026-12-15", { duration: 2, period: "year" }, "2028-12-15"],
  ["ends today", "2026-11-15", { duration: 12, period: "month" }, "2027-11-15"],
  ["ended yesterday", "2026-11-14", { duration: 1, period: "year" }, "2027-11-15"],
  ["is new for the vehicle", undefined, { duration: 1, period: "month" }, "2026-12-15"],
  ["ends on the last of January", "2027-01-31", { duration: 1, period: "month" }, "2027-02-28"],
] as const)("a service that %s gets the new end $3", (_, expiresOn, term, end) => {
  expect(calculateNewEnd({ term, today, ...(expiresOn && { expiresOn }) })).toBe(end);
});
