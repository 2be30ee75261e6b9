import { expect, it } from "vitest";
import { consolidateNavigation } from "./consolidate-navigation.ts";

const on = (productId: string, expiryDate: string) => ({ productId, expiryDate });

it.each([
  ["nothing to do", [on("REMOTE", "2027-01-01")], [on("REMOTE", "2027-01-01")]],
  ["one variant", [on("CONNAV", "2027-01-01")], [on("CONNAV", "2027-01-01")]],
  [
    "the better one runs longer",
    [on("CONNAV", "2027-01-01"), on("CONNAV-PRO", "2027-06-01")],
    [on("CONNAV-PRO", "2027-06-01")],
  ],
  [
    "the plain one runs longer",
    [on("CONNAV-PRO", "2027-01-01"), on("CONNAV", "2027-06-01")],
    [on("CONNAV", "2027-06-01")],
  ],
  ["both end together", [on("CONNAV", "2027-01-01"), on("CONNAV-PRO", "2027-01-01")], [on("CONNAV-PRO", "2027-01-01")]],
  [
    "other services are not changed",
    [
      on("CONNAV", "2027-01-01"),
      on("REMOTE", "2027-02-01"),
      on("CONNAV-PRO", "2027-03-01"),
      on("SECURE", "2027-04-01"),
    ],
    [on("REMOTE", "2027-02-01"), on("CONNAV-PRO", "2027-03-01"), on("SECURE", "2027-04-01")],
  ],
  ["no subscriptions", [], []],
])("%s", (_, before, after) => {
  expect(consolidateNavigation(before)).toEqual(after);
});
