import { expect, it } from "vitest";
import { shopLocales } from "./locales.ts";
import { renewsByMonth } from "./market-renewals.ts";

it.each(shopLocales.map((localeId) => [localeId, ["de-DE", "nl-NL"].includes(localeId)] as const))(
  "plans sold in %s go on by the month: %s",
  (localeId, expected) => {
    expect(renewsByMonth({ localeId, billingStateCode: null })).toBe(expected);
  },
);

it.each([
  ["fr-CA", "QC", true],
  ["en-CA", "QC", true],
  ["fr-CA", "ON", false],
  ["en-CA", undefined, false],
  ["en-US", "QC", false],
])("plans sold in %s to %s go on by the month: %s", (localeId, billingStateCode, expected) => {
  expect(renewsByMonth({ localeId, billingStateCode })).toBe(expected);
});
