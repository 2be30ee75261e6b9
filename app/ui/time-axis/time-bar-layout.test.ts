import { expect, test } from "vitest";
import { expiryAxis, miniAxis, planAxis } from "./chart-axis.ts";
import { timeBarLayout } from "./time-bar-layout.ts";

const NOW = "2026-11-15";
const plans = planAxis(NOW, ["2029-12-15"]);
const mini = miniAxis(NOW, ["2028-11-09"]);

test.each([
  [
    "a service renewed before it ends",
    timeBarLayout(plans, { now: NOW, expiresOn: "2026-12-15", newEnd: "2027-12-15" }),
    { today: 3.69, paid: 6.15, end: 36.1, isRunning: true, hasAdded: true, label: "above" },
  ],
  [
    "a service renewed after it ended, whose new term begins today,",
    timeBarLayout(plans, { now: NOW, expiresOn: "2026-10-02", newEnd: "2027-11-15" }),
    { today: 3.69, paid: 3.69, end: 33.63, isRunning: false, hasAdded: true, label: "above" },
  ],
  [
    "a first plan",
    timeBarLayout(plans, { now: NOW, newEnd: "2027-11-15" }),
    { today: 3.69, paid: 3.69, end: 33.63, isRunning: false, hasAdded: true, label: "above" },
  ],
  [
    "a plan whose bar is shorter than its date",
    timeBarLayout(plans, { now: NOW, newEnd: "2027-02-15" }),
    { today: 3.69, paid: 3.69, end: 11.24, isRunning: false, hasAdded: true, label: "after" },
  ],
  [
    "an expiring service",
    timeBarLayout(expiryAxis(NOW), { now: NOW, expiresOn: "2027-01-13" }),
    { today: 7.07, paid: 66.67, end: 66.67, isRunning: true, hasAdded: false, label: "after" },
  ],
  [
    "the longest bar with room for a date after it",
    timeBarLayout(expiryAxis(NOW), { now: NOW, expiresOn: "2027-01-14" }),
    { today: 7.07, paid: 67.68, end: 67.68, isRunning: true, hasAdded: false, label: "after" },
  ],
  [
    "the shortest bar without room for a date after it",
    timeBarLayout(expiryAxis(NOW), { now: NOW, expiresOn: "2027-01-15" }),
    { today: 7.07, paid: 68.69, end: 68.69, isRunning: true, hasAdded: false, label: "above" },
  ],
  [
    "a card whose bar has no room after it",
    timeBarLayout(mini, { now: NOW, expiresOn: "2028-11-09" }),
    { today: 0, paid: 89.62, end: 89.62, isRunning: true, hasAdded: false, label: "above" },
  ],
  [
    "a card of a service that ends today",
    timeBarLayout(mini, { now: NOW, expiresOn: NOW }),
    { today: 0, paid: 0, end: 0, isRunning: false, hasAdded: false, label: "after" },
  ],
])("%s has the layout $2", (_, layout, expected) => {
  expect(layout).toEqual(expected);
});
