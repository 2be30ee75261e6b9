import { expect, it } from "vitest";
import { formatMoment, formatStamp, formatTime, formatWeekday } from "./format-time.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

it.each([
  ["08:00", "en-GB", "08:00"],
  ["18:00", "en-US", "6:00 PM"],
  ["08:00", "de-DE", "08:00"],
  ["08:00", "cs-CZ", "8:00"],
  ["20:00", "fr-CA", "20 h 00"],
])("writes %s in %s as %s", (time, locale, expected) => {
  expect(plain(formatTime(time, locale))).toBe(expected);
});

it.each([
  [1, "en-GB", "Monday"],
  [7, "de-DE", "Sonntag"],
  [6, "cs-CZ", "sobota"],
])("calls day %i in %s %s", (day, locale, expected) => {
  expect(formatWeekday(day, locale)).toBe(expected);
});

it("writes a moment in the time zone of the market", () => {
  const moment = "2026-11-17T23:30:00.000Z";
  expect(plain(formatMoment(moment, { locale: "en-GB", timeZone: "Europe/London" }))).toBe("17 November 2026 at 23:30");
  expect(plain(formatMoment(moment, { locale: "de-DE", timeZone: "Europe/Berlin" }))).toBe(
    "18. November 2026 um 00:30",
  );
  expect(plain(formatMoment("2026-12-01T09:05:00.000Z", { locale: "fr-FR", timeZone: "Europe/Paris" }))).toBe(
    "1er décembre 2026 à 10:05",
  );
});

it.each([
  ["en-GB", "Europe/London", "15 January 2027 at 22:30 GMT"],
  ["de-DE", "Europe/Berlin", "15. Januar 2027 um 23:30 MEZ"],
  ["fr-BE", "Europe/Brussels", "15 janvier 2027 à 23:30 (heure de Bruxelles)"],
])("writes a stamp with the time zone as %s names it", (locale, timeZone, stamp) => {
  expect(plain(formatStamp("2027-01-15T22:30:00.000Z", { locale, timeZone }))).toBe(stamp);
});

it("keeps the date of a stamp on one line, and its time with the zone", () => {
  const stamp = (locale: string) => formatStamp("2026-12-01T09:05:00.000Z", { locale, timeZone: "UTC" });
  expect(stamp("de-DE")).toBe("1.\u00a0Dezember\u00a02026 um 09:05\u00a0UTC");
  expect(stamp("fr-BE")).toContain("1er\u00a0décembre\u00a02026 à");
  expect(stamp("en-US")).toContain("December\u00a01,\u00a02026 at");
});

it("counts the first day of a month in a French stamp", () => {
  const stamp = formatStamp("2026-12-01T09:05:00.000Z", { locale: "fr-BE", timeZone: "Europe/Brussels" });
  expect(plain(stamp)).toBe("1er décembre 2026 à 10:05 (heure de Bruxelles)");
});
