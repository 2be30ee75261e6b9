import { describe, expect, it } from "vitest";
import { easterSunday, type HolidayCountry, publicHolidays } from "./public-holidays.ts";

it.each([
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2038, "2038-04-25"],
])("finds Easter in %i", (year, day) => {
  expect(new Date(easterSunday(year)).toISOString().slice(0, 10)).toBe(day);
});

describe("public holidays", () => {
  it("of England move from the weekend to working days", () => {
    expect(publicHolidays("GB", 2026)).toEqual([
      "2026-01-01",
      "2026-04-03",
      "2026-04-06",
      "2026-05-04",
      "2026-05-25",
      "2026-08-31",
      "2026-12-25",
      "2026-12-28",
    ]);
    expect(publicHolidays("GB", 2027).slice(-2)).toEqual(["2027-12-27", "2027-12-28"]);
    expect(publicHolidays("GB", 2022)[0]).toBe("2022-01-03");
  });

  it.each<[HolidayCountry, number, string]>([
    ["DE", 2026, "2026-10-03"],
    ["DE", 2026, "2026-05-14"],
    ["AT", 2026, "2026-06-04"],
    ["AT", 2026, "2026-10-26"],
    ["FR", 2026, "2026-07-14"],
    ["BE", 2026, "2026-07-21"],
    ["NL", 2025, "2025-04-26"],
    ["NL", 2026, "2026-04-27"],
    ["IT", 2026, "2026-06-02"],
    ["ES", 2026, "2026-10-12"],
    ["PT", 2026, "2026-06-10"],
    ["CZ", 2026, "2026-11-17"],
  ])("of %s in %i include %s", (country, year, day) => {
    expect(publicHolidays(country, year)).toContain(day);
  });

  it.each<[HolidayCountry, string]>([
    ["AT", "2026-04-03"],
    ["ES", "2026-04-06"],
    ["DE", "2026-11-01"],
    ["NL", "2026-05-01"],
  ])("of %s do not include %s", (country, day) => {
    expect(publicHolidays(country, 2026)).not.toContain(day);
  });
});
