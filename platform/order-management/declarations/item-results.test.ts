import { describe, expect, it } from "vitest";
import { isChange, type ItemResult, mergeResults, refundOf } from "./item-results.ts";

const withdrawn: ItemResult = { itemId: "a", kind: "withdrawn", refund: { total: 8900, tax: 1483 } };
const stopped: ItemResult = { itemId: "a", kind: "cancelled", lastDay: "2027-11-15", refund: null };
const ended: ItemResult = { itemId: "a", kind: "cancelled", lastDay: "2027-01-31", refund: { total: 900, tax: 150 } };
const anyway: ItemResult = { itemId: "a", kind: "ends-anyway", lastDay: "2027-11-15" };
const returned: ItemResult = { itemId: "a", kind: "returned-before" };
const refused: ItemResult = { itemId: "b", kind: "unchanged" };
const nowReturned: ItemResult = { itemId: "b", kind: "withdrawn", refund: { total: 100, tax: 0 } };

describe("the results of two steps", () => {
  it.each<[string, ItemResult[], ItemResult[], ItemResult[]]>([
    ["the first", [], [withdrawn, refused], [withdrawn, refused]],
    ["no second", [withdrawn], [], [withdrawn]],
    ["what was changed before is found changed", [withdrawn], [returned], [withdrawn]],
    ["a stopped renewal that then ends early", [stopped], [ended], [ended]],
    ["a stopped renewal that is found stopped", [stopped], [anyway], [stopped]],
    ["what was refused before is carried out", [withdrawn, refused], [returned, nowReturned], [withdrawn, nowReturned]],
    ["another order", [refused], [withdrawn], [refused, withdrawn]],
  ])("%s", (_, earlier, later, merged) => {
    expect(mergeResults(earlier, later)).toEqual(merged);
  });
});

it.each<[ItemResult, boolean]>([
  [withdrawn, true],
  [stopped, true],
  [anyway, false],
  [returned, false],
  [refused, false],
  [{ itemId: "a", kind: "ended-before" }, false],
  [{ itemId: "a", kind: "one-time" }, false],
])("%o is a change: %s", (result, expected) => {
  expect(isChange(result)).toBe(expected);
});

it("adds up what is paid back", () => {
  expect(refundOf([withdrawn, { ...ended, itemId: "c" }, refused])).toEqual({ total: 9800, tax: 1633 });
  expect(refundOf([stopped, refused])).toBeUndefined();
});
