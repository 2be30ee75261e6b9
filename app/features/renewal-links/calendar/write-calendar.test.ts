import { expect, it } from "vitest";
import type { Translate } from "../../../i18n/message.tsx";
import { endDateFromWire } from "./end-date.ts";
import { writeCalendar } from "./write-calendar.server.ts";

const t: Translate = (id, values) => `${id} ${JSON.stringify(values)}`;
const options = {
  t,
  localeId: "en-GB",
  brand: "Land Rover",
  siteId: "VCS",
  manageAddress: "https://shop.example/account/my-subscriptions",
  now: new Date("2026-11-17T19:00:00Z"),
};
const entry = {
  id: "02i000000000001AAA",
  service: "Connected Navigation",
  vehicle: "Defender",
  vin: "SALEA7BWAS2Z00201",
  endsOn: "2028-02-29",
  isAutoRenewed: false,
  renewal: null,
};

const write = (...entries: Parameters<typeof endDateFromWire>[0][]) =>
  // Long lines are folded.
  writeCalendar(entries.map(endDateFromWire), options).replaceAll("\r\n ", "");

it("has a whole day for each end, with a reminder a week before", () => {
  const calendar = write(entry);
  expect(calendar).toContain("DTSTART;VALUE=DATE:20280229\r\n");
  expect(calendar).toMatch(/BEGIN:VALARM[\s\S]*TRIGGER:-P7D[\s\S]*END:VALARM/);
  expect(calendar).toContain("REFRESH-INTERVAL;VALUE=DURATION:P1D");
  expect(calendar).toContain("METHOD:PUBLISH");
  expect(calendar).toContain("URL;VALUE=URI:https://shop.example/account/my-subscriptions");
});

it("keeps the id of a subscription when its end moves", () => {
  const idOf = (calendar: string) => /UID:(.*)/.exec(calendar)?.[1];
  expect(idOf(write(entry))).toBe("02i000000000001AAA@VCS");
  expect(idOf(write({ ...entry, endsOn: "2029-02-28" }))).toBe(idOf(write(entry)));
});

it.each([
  ["ends", entry, "SUMMARY:calendar.ends"],
  ["renews itself", { ...entry, isAutoRenewed: true }, "SUMMARY:calendar.renews"],
  [
    "renews itself for a known amount",
    { ...entry, isAutoRenewed: true, renewal: { total: 89, tax: 14.83, currency: "GBP" } },
    "calendar.renewsForNote",
  ],
])("says that a service %s", (_, one, text) => {
  expect(write(one)).toContain(text);
});

it("never has a whole VIN", () => {
  const calendar = write(entry, { ...entry, id: "2", isAutoRenewed: true });
  expect(calendar).not.toContain(entry.vin);
  expect(calendar).toContain("SALEXXXXXXXXX0201");
});

it("is a calendar without entries too", () => {
  const calendar = write();
  expect(calendar).toMatch(/^BEGIN:VCALENDAR[\s\S]*END:VCALENDAR/);
  expect(calendar).not.toContain("VEVENT");
});
