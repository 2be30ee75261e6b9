import { expect, it } from "vitest";
import { countFirstDay } from "./french-first-day.ts";

it.each([
  ["fr-FR", "1 décembre 2026", "1er décembre 2026"],
  ["fr-BE", "1 août 2027", "1er août 2027"],
  ["fr-CA", "1 déc. 2026", "1er déc. 2026"],
  ["fr-CA", "01 h 05", "01 h 05"],
  ["fr-CA", "1 janvier 2027 à 09 h 05 HNE", "1er janvier 2027 à 09 h 05 HNE"],
  ["fr-FR", "11 décembre 2026", "11 décembre 2026"],
  ["fr-FR", "21 décembre 2026", "21 décembre 2026"],
  ["fr-FR", "01/12/2026", "01/12/2026"],
  ["fr-CA", "2026-12-01", "2026-12-01"],
  ["fr-FR", "décembre 2026", "décembre 2026"],
  ["en-GB", "1 December 2026", "1 December 2026"],
  ["it-IT", "1 dicembre 2026", "1 dicembre 2026"],
])("%s writes %j as %j", (locale, date, expected) => {
  expect(countFirstDay(date, locale)).toBe(expected);
});
