import { describe, expect, it } from "vitest";
import { dayIn, marketTimeZones, startOfDayIn, timeZoneOfLocale } from "./market-time.ts";

const zones = Object.entries(marketTimeZones);
const days = ["2026-11-15", "2027-03-14", "2027-03-28", "2026-10-25", "2026-11-01", "2028-02-29", "2026-12-31"];

describe.each(zones)("the days of %s", (_, zone) => {
  it.each(days)("%s begins at local midnight", (day) => {
    const start = startOfDayIn(day, zone);
    expect(dayIn(start, zone)).toBe(day);
    expect(dayIn(new Date(start.getTime() - 1), zone)).not.toBe(day);
    const clock = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" });
    expect(clock.format(start)).toBe("00:00");
  });
});

it.each([
  ["en-GB", "2027-06-01", "2027-05-31T23:00:00.000Z"],
  ["de-DE", "2026-11-15", "2026-11-14T23:00:00.000Z"],
  ["pt-PT", "2026-11-15", "2026-11-15T00:00:00.000Z"],
  ["en-US", "2026-11-15", "2026-11-15T05:00:00.000Z"],
  ["fr-CA", "2027-07-01", "2027-07-01T04:00:00.000Z"],
  ["en-US", "2027-03-14", "2027-03-14T05:00:00.000Z"],
  ["en-US", "2027-03-15", "2027-03-15T04:00:00.000Z"],
  ["xx-XX", "2026-11-15", "2026-11-15T00:00:00.000Z"],
])("in %s %s begins at %s", (localeId, day, moment) => {
  expect(startOfDayIn(day, timeZoneOfLocale(localeId)).toISOString()).toBe(moment);
});

it.each([
  ["2026-11-15T04:59:59.999Z", "America/New_York", "2026-11-14"],
  ["2026-11-15T05:00:00.000Z", "America/New_York", "2026-11-15"],
  ["2026-11-14T22:59:59.999Z", "Europe/Prague", "2026-11-14"],
  ["2026-11-14T23:00:00.000Z", "Europe/Prague", "2026-11-15"],
])("at %s it is in %s %s", (moment, zone, day) => {
  expect(dayIn(new Date(moment), zone)).toBe(day);
});
