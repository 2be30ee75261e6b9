import { expect, it } from "vitest";
import { lawOf } from "../../../../contracts/markets/market-law.ts";
import { addDays, addTerm } from "../../calendar.ts";
import { isReminderTimely, remindersOf } from "./ladder.ts";

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

const american = lawOf({ localeId: "en-US", billingStateCode: "MN" }).autoRenew;
const british = lawOf({ localeId: "en-GB" }).autoRenew;

it.each([
  ["one year", american, "2027-02-28", "2028-02-28", []],
  ["two years", american, "2026-11-15", "2028-11-15", [-366]],
  ["three years from a leap day", american, "2028-02-29", "2031-02-28", [-730, -365]],
  ["14 months, a year of which is within the other reminders", american, "2027-01-15", "2028-03-15", []],
  ["15 months", american, "2027-01-15", "2028-04-15", [-91]],
  ["two years elsewhere", british, "2026-11-15", "2028-11-15", []],
])("a term of %s has a yearly reminder in each year before the others", (_, law, startsOn, endsOn, yearly) => {
  expect(remindersOf(law, { startsOn, endsOn })).toEqual([...yearly, -62, -35, -7, 0, 1]);
});

// Minnesota wants a notice once in each calendar year of the contract.
it.each(["2026-11-15", "2027-01-31", "2028-02-29", "2027-03-14"])(
  "no year from %s on is without a notice, whatever the term",
  (startsOn) => {
    for (const months of [12, 13, 14, 15, 18, 24, 36]) {
      const endsOn = addTerm(startsOn, months, "month");
      const days = remindersOf(american, { startsOn, endsOn }).map((offset) => addDays(endsOn, offset));
      const before = days.filter((day) => day < endsOn);
      for (let year = 0; addTerm(startsOn, year, "year") < endsOn; year += 1) {
        const [from, to] = [addTerm(startsOn, year, "year"), addTerm(startsOn, year + 1, "year")];
        if (to > endsOn) continue;
        expect([startsOn, months, from, before.some((day) => day > from && day <= to)]).toEqual([
          startsOn,
          months,
          from,
          true,
        ]);
      }
    }
  },
);

it("a yearly reminder that is late gives way to the next one", () => {
  const [endsOn, offsets] = ["2031-02-28", [-730, -365, -62]];
  expect(isReminderTimely({ endsOn, dayOffset: -730 }, "2030-02-27", offsets)).toBe(true);
  expect(isReminderTimely({ endsOn, dayOffset: -730 }, "2030-02-28", offsets)).toBe(false);
  expect(isReminderTimely({ endsOn, dayOffset: -365 }, "2030-02-28", offsets)).toBe(true);
  expect(isReminderTimely({ endsOn, dayOffset: -365 }, "2030-12-28", offsets)).toBe(false);
});
