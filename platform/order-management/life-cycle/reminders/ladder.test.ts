import { expect, it } from "vitest";
import { isReminderTimely } from "./ladder.ts";

const endsOn = "2028-02-29";

it.each([
  [-62, "2027-12-28", false],
  [-62, "2027-12-29", true],
  [-62, "2028-01-24", true],
  // The reminder of 35 days is due.
  [-62, "2028-01-25", false],
  [-35, "2028-01-25", true],
  [-35, "2028-02-21", true],
  [-35, "2028-02-22", false],
  [-7, "2028-02-22", true],
  [-7, "2028-02-28", true],
  [-7, "2028-02-29", false],
  [0, "2028-02-29", true],
  [0, "2028-03-01", false],
  [1, "2028-03-01", true],
  [1, "2028-03-29", true],
  [1, "2028-03-30", false],
])("the reminder of day %i is sent on %s: %s", (dayOffset, today, isTimely) => {
  expect(isReminderTimely({ endsOn, dayOffset }, today)).toBe(isTimely);
});
