import { expect, it } from "vitest";
import { isCardExpired, fullYear } from "./payment-instruments.ts";

it.each([
  [10, 2026, true],
  [11, 2026, false],
  [12, 2026, false],
  [12, 2025, true],
  [1, 2027, false],
])("in November 2026 a card until %i/%i is expired: %s", (expirationMonth, expirationYear, isExpired) => {
  for (const day of ["2026-11-01T00:00:00Z", "2026-11-30T23:59:59Z"]) {
    expect(isCardExpired({ expirationMonth, expirationYear }, new Date(day))).toBe(isExpired);
  }
});

it.each([
  [0, 2000],
  [26, 2026],
  [99, 2099],
  [2031, 2031],
])("reads the year %i as %i", (year, whole) => {
  expect(fullYear(year)).toBe(whole);
});
