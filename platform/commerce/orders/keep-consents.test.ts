import { expect, it } from "vitest";
import type { OrderedLine, OrderRow } from "./order-tables.ts";
import { keepConsentsUntil } from "./keep-consents.ts";

const line = (duration: number, durationType: OrderedLine["durationType"], masterId = "NAV") =>
  ({ masterId, duration, durationType }) as OrderedLine;
const placedAt = new Date("2026-11-17T12:00:00Z");

it.each([
  ["a year", [line(1, "y")], {}, "2030-11-17"],
  ["six months", [line(6, "m")], {}, "2030-05-17"],
  ["a service without an end", [line(1, "one-time")], {}, "2029-11-17"],
  ["the longest of several", [line(1, "y"), line(3, "y", "LIVE")], {}, "2032-11-17"],
  ["a year after the present term", [line(1, "y")], { c_expiryDates: dates("2026-12-15") }, "2030-12-15"],
  ["a year of an expired service", [line(1, "y")], { c_expiryDates: dates("2020-01-01") }, "2030-11-17"],
  ["a year that renews by itself", [line(1, "y")], { c_autoRenewalAccepted: true }, "2030-11-17"],
])("keeps the evidence of %s for three years after it", (_, lines, fields, day) => {
  expect(keepConsentsUntil({ locale: "en-GB", placedAt, lines, fields: fields as OrderRow["fields"] })).toBe(day);
});

function dates(expiryDate: string): string {
  return JSON.stringify([{ productId: "NAV", expiryDate }]);
}
