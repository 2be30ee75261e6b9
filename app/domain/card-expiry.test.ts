import { expect, it } from "vitest";
import { cardWarning, formatExpiry, isExpired } from "./card-expiry.ts";

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

it.each([
  ["there is none", [], undefined],
  ["it is in the card's last month", ["2027-03-31"], undefined],
  ["it is on the day after the card's last month", ["2027-04-01"], "2027-04-01"],
  ["it is one of several", ["2028-01-01", "2027-03-01", "2027-05-09"], "2027-05-09"],
])("a card that is valid until 03/27 is too short for a payment when %s: %s", (_, days, paidOn) => {
  expect(cardWarning({ expMonth: 3, expYear: 2027 }, days)).toEqual(paidOn && { expiry: "03/27", paidOn });
});

it.each([undefined, {}])("a method without a date of its own, %j, is never too short", (card) => {
  expect(cardWarning(card, ["2027-04-01"])).toBeUndefined();
});
