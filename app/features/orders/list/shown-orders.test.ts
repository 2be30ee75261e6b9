import { expect, it } from "vitest";
import { hasPaging, pathWithMore, readShown } from "./shown-orders.ts";

it.each([
  ["", 5],
  ["shown=5", 5],
  ["shown=10", 10],
  ["shown=7", 10],
  ["shown=0", 5],
  ["shown=-5", 5],
  ["shown=9995", 9995],
  ["shown=9999", 9999],
  ["shown=10000", 9999],
  ["shown=99999", 9999],
  ["shown=100000000", 5],
  ["shown=1e3", 5],
  ["shown=abc", 5],
  ["shown=10&shown=20", 10],
])("%j shows %i orders", (query, shown) => {
  expect(readShown(new URLSearchParams(query))).toBe(shown);
});

it("five more are loaded each time", () => {
  expect(pathWithMore(5)).toBe("/account/my-orders?shown=10");
  expect(pathWithMore(10)).toBe("/account/my-orders?shown=15");
});

it.each([
  [0, false],
  [5, false],
  [6, true],
])("%i orders have paging: %s", (total, expected) => {
  expect(hasPaging(total)).toBe(expected);
});
