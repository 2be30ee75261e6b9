import { expect, it } from "vitest";
import { lawOf } from "../../../../contracts/markets/market-law.ts";
import { lastDayAfterExit, lastDayForGoodCause, unusedAmount } from "./ending-rule.ts";

const year = { startsOn: "2027-11-15", endsOn: "2028-11-15", isRenewal: true, hasFreeExit: false };
const month = { ...year, endsOn: "2027-12-15" };
const firstTwoYears = { ...year, endsOn: "2029-11-15", isRenewal: false };
const exit = (localeId: string, stateCode: string | null = null) =>
  lawOf({ localeId, billingStateCode: stateCode }).autoRenew;

it.each([
  ["a first term", exit("fr-BE"), { ...year, isRenewal: false }, "2028-01-31", null, "2028-11-15"],
  ["two years in the first one", exit("nl-NL"), firstTwoYears, "2028-01-31", null, "2028-11-15"],
  ["two years in the second one", exit("nl-NL"), firstTwoYears, "2029-01-31", null, "2029-01-31"],
  ["two years with a later wish", exit("nl-NL"), firstTwoYears, "2028-01-31", "2029-05-01", "2029-05-01"],
  ["two years with an earlier wish", exit("nl-NL"), firstTwoYears, "2028-01-31", "2028-05-01", "2028-11-15"],
  ["a first year", exit("nl-NL"), { ...year, isRenewal: false }, "2028-01-31", null, "2028-11-15"],
  ["a first year", exit("fr-CA", "QC"), { ...year, isRenewal: false }, "2028-01-31", null, "2028-01-31"],
  ["two years", exit("fr-CA", "QC"), firstTwoYears, "2027-11-15", null, "2027-11-15"],
  ["two years", exit("de-DE"), firstTwoYears, "2029-01-31", null, "2029-11-15"],
  ["two years", exit("en-US"), firstTwoYears, "2029-01-31", null, "2029-11-15"],
  ["two years", exit("en-CA", "BC"), firstTwoYears, "2029-01-31", null, "2029-11-15"],
  ["a market without a refund", exit("fr-FR"), year, "2028-01-31", null, "2028-11-15"],
  ["two months of notice", exit("nl-BE"), year, "2028-01-31", null, "2028-03-31"],
  ["two months to a leap day", exit("nl-BE"), year, "2027-12-31", null, "2028-02-29"],
  ["notice beyond the paid end", exit("nl-BE"), year, "2028-10-20", null, "2028-11-15"],
  ["a later wish", exit("nl-BE"), year, "2028-01-31", "2028-06-30", "2028-06-30"],
  ["a wish before the end of the notice", exit("nl-BE"), year, "2028-01-31", "2028-02-01", "2028-03-31"],
  ["a wish beyond the paid end", exit("nl-BE"), year, "2028-01-31", "2030-01-01", "2028-11-15"],
  ["a rolling month", exit("de-DE"), month, "2027-11-20", null, "2027-11-20"],
  ["a rolling month", exit("nl-NL"), month, "2027-11-20", null, "2027-11-20"],
  ["Quebec", exit("fr-CA", "QC"), month, "2027-11-20", null, "2027-11-20"],
  ["British Columbia", exit("en-CA", "BC"), year, "2028-02-29", null, "2028-02-29"],
  ["a renewal without notice", exit("fr-FR"), { ...year, hasFreeExit: true }, "2028-01-31", null, "2028-01-31"],
  ["a renewal without notice", exit("nl-BE"), { ...year, hasFreeExit: true }, "2028-01-31", null, "2028-01-31"],
  ["a later wish", exit("it-IT"), { ...year, hasFreeExit: true }, "2028-01-31", "2028-06-30", "2028-06-30"],
  ["a term that has not begun", exit("en-CA", "BC"), year, "2027-11-01", null, "2027-11-15"],
])("%s ends on the day of its market", (_, law, term, today, wishedDay, lastDay) => {
  expect(lastDayAfterExit(term, law, { today, wishedDay })).toBe(lastDay);
});

it.each([
  ["on the day of the declaration", "2028-01-31", null, "2028-01-31"],
  ["on a later day that was wished", "2028-01-31", "2028-02-29", "2028-02-29"],
  ["not before the declaration", "2028-01-31", "2027-12-24", "2028-01-31"],
  ["not before the term begins", "2027-11-01", null, "2027-11-15"],
  ["not after the paid end", "2028-01-31", "2030-01-01", "2028-11-15"],
])("with a good cause a first term ends %s", (_, today, wishedDay, lastDay) => {
  expect(lastDayForGoodCause(year, { today, wishedDay })).toBe(lastDay);
});

it.each([
  // 366 days, over a leap day.
  [36_600, year, "2028-11-15", 0],
  [36_600, year, "2028-11-14", 100],
  [36_600, year, "2027-11-15", 36_600],
  [8900, year, "2028-11-14", 25],
  [8900, year, "2028-03-31", 5569],
  [1000, month, "2027-11-20", 834],
  [0, month, "2027-11-20", 0],
])("of %i for the term, the days after the last one are paid back: %#", (total, term, lastDay, amount) => {
  expect(unusedAmount(total, term, lastDay)).toBe(amount);
});
