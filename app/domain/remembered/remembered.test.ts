import { expect, it, vi } from "vitest";
import { remembered } from "./remembered.ts";

it("computes a result once for each key, also one that is false", () => {
  const isEven = vi.fn<(number: number) => boolean>((number) => number % 2 === 0);
  const known = remembered(isEven, { keyOf: String });
  expect([1, 2, 1, 2].map(known)).toEqual([false, true, false, true]);
  expect(isEven).toHaveBeenCalledTimes(2);
});

it("forgets its results when there are too many", () => {
  const double = vi.fn<(number: number) => number>((number) => number * 2);
  const known = remembered(double, { keyOf: String, max: 2 });
  expect([1, 2, 3, 1].map(known)).toEqual([2, 4, 6, 2]);
  expect(double).toHaveBeenCalledTimes(4);
});
