import { expect, it } from "vitest";
import { isExpired, formatExpiry } from "./card-expiry.ts";

const today = "2026-11-15";

it.each([
  [11, 2026, false],
  [12, 2026, false],
  [10, 2026, true],
  [1, 2027, false],
  [12, 2025, true],
  [11, 26, false],
  [10, 26, true],
  [3, 30, false],
  [undefined, undefined, false],
])("a card that is valid until %s/%s has expired: %s", (expMonth, expYear, expected) => {
  expect(isExpired({ expMonth, expYear }, today)).toBe(expected);
});

it.each([
  [3, 2030, "03/30"],
  [12, 26, "12/26"],
  [undefined, 2030, undefined],
])("the month %s and the year %s are shown as %s", (expMonth, expYear, text) => {
  expect(formatExpiry({ expMonth, expYear })).toBe(text);
});
