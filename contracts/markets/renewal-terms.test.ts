import { describe, expect, it } from "vitest";
import { lawOf } from "./market-law.ts";
import { reminderDays, reminderOffsets, renewalTermsOf } from "./renewal-terms.ts";

describe.each([
  ["en-GB", null, false, "paidEnd"],
  ["de-DE", null, true, "atOnce"],
  ["de-AT", null, false, "paidEnd"],
  ["fr-FR", null, false, "paidEnd"],
  ["it-IT", null, false, "paidEnd"],
  ["es-ES", null, false, "paidEnd"],
  ["pt-PT", null, false, "paidEnd"],
  ["nl-NL", null, true, "atOnce"],
  ["fr-BE", null, false, "twoMonths"],
  ["nl-BE", null, false, "twoMonths"],
  ["cs-CZ", null, false, "paidEnd"],
  ["en-US", "CA", false, "paidEnd"],
  ["en-CA", null, false, "paidEnd"],
  ["en-CA", "ON", false, "paidEnd"],
  ["fr-CA", "QC", true, "atOnce"],
  ["en-CA", "BC", false, "atOnce"],
] as const)("auto-renewal in %s %s", (localeId, billingStateCode, isByMonth, exit) => {
  const terms = renewalTermsOf(lawOf({ localeId, billingStateCode }));

  it("goes on and ends as the law of the market says", () => {
    expect(terms).toMatchObject({ isByMonth, exit });
    // The names of the exits hold their months.
    const { exitNoticeMonths } = lawOf({ localeId, billingStateCode }).autoRenew;
    expect(exitNoticeMonths).toBe({ paidEnd: 0, atOnce: 0, twoMonths: 2 }[exit]);
  });
});

it("names the reminders before a renewal as they are sent", () => {
  const before = reminderOffsets.filter((offset) => offset < 0).map((offset) => -offset);
  expect(Object.values(reminderDays)).toEqual(before);
  // The reminders of a month that are due before its first day are not sent.
  expect(before.filter((days) => days <= 31)).toEqual([reminderDays.third]);
});
