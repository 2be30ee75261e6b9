import { expect, it } from "vitest";
import { comingPayments, lastDayToStop, type RenewingSubscription } from "./coming-payments.ts";

const today = "2026-11-17";
const renewing: RenewingSubscription = { isRunning: true, renewsItself: true, endsOn: "2027-01-15" };

it.each<[string, Partial<RenewingSubscription>, string | undefined]>([
  ["on the day it ends", {}, "2027-01-15"],
  ["today", { endsOn: today }, today],
  ["never after it has ended", { endsOn: "2026-11-16" }, undefined],
  ["never without an end", { endsOn: undefined }, undefined],
  ["never while auto-renewal is off", { renewsItself: false }, undefined],
  ["never when it does not run", { isRunning: false }, undefined],
])("a subscription is charged %s", (_, change, on) => {
  expect(comingPayments([{ ...renewing, ...change }], today)[0]?.on).toBe(on);
});

it("the earliest payment is first", () => {
  const ends = ["2027-03-01", "2026-12-24", "2027-01-15"];
  const coming = comingPayments(
    ends.map((endsOn) => ({ ...renewing, endsOn })),
    today,
  );
  expect(coming.map(({ on }) => on)).toEqual(["2026-12-24", "2027-01-15", "2027-03-01"]);
});

it.each([
  ["2027-01-15", "2027-01-14"],
  ["2028-03-01", "2028-02-29"],
  ["2027-01-01", "2026-12-31"],
])("a renewal on %s can be stopped until %s", (renewsOn, last) => {
  expect(lastDayToStop(renewsOn)).toBe(last);
});
