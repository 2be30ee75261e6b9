import { expect, it } from "vitest";
import { serviceEnd } from "./service-end.ts";

const today = "2027-01-20";

it.each([
  ["its own term ends last", "Installed", "2027-06-15", "2027-06-15", "2027-06-15", undefined],
  ["another order extended it", "Installed", "2027-06-15", "2027-06-15", "2028-06-15", ["Installed", "2028-06-15"]],
  [
    "the other order was taken back",
    "Installed",
    "2028-06-15",
    "2027-06-15",
    "2027-06-15",
    ["Installed", "2027-06-15"],
  ],
  [
    "it was taken back after its own end",
    "Installed",
    "2028-01-15",
    "2027-01-15",
    "2027-01-15",
    ["Installed", "2027-01-15"],
  ],
  ["the vehicle has less than it", "Installed", "2028-06-15", "2028-06-15", "2027-06-15", undefined],
  ["it is active", "Active", "2027-06-15", "2027-06-15", "2028-06-15", ["Active", "2028-06-15"]],
  [
    "a purchase for it is on its way",
    "In progress",
    "2027-06-15",
    "2027-06-15",
    "2028-06-15",
    ["In progress", "2028-06-15"],
  ],
  ["it is being installed", "Installed", null, "2027-06-15", "2028-06-15", ["Installed", "2028-06-15"]],
  ["it was never installed", "In progress", null, "2027-06-15", "2028-06-15", undefined],
  ["its first term is not set", "In progress", null, null, "2028-06-15", undefined],
  ["it ended yesterday", "Expired", "2027-01-19", "2027-01-19", "2028-01-19", ["Installed", "2028-01-19"]],
  ["it ended thirty days ago", "Expired", "2026-12-21", "2026-12-21", "2028-01-20", ["Installed", "2028-01-20"]],
  ["it ended longer ago", "Expired", "2026-12-20", "2026-12-20", "2028-01-20", undefined],
  [
    "it ended, and so did the vehicle's",
    "Expired",
    "2027-01-10",
    "2027-01-10",
    "2027-01-12",
    ["Expired", "2027-01-12"],
  ],
  ["the vehicle has it for good", "Installed", "2027-06-15", "2027-06-15", "2099-12-31", ["Installed", "2099-12-31"]],
] as const)("a subscription ends rightly when %s", (...[, status, expiresOn, ownEnd, coveredUntil, expected]) => {
  const next = serviceEnd({ status, expiresOn, ownEnd }, { coveredUntil, today });
  expect(next && [next.status, next.expiresOn]).toEqual(expected);
});
