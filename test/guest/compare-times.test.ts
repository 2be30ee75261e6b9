import { expect, it } from "vitest";
import { chanceOfSmaller } from "./compare-times.ts";

it.each([
  [[1, 2], [3, 4], 1],
  [[3, 4], [1, 2], 0],
  [[1, 3], [2, 4], 0.75],
  [[1, 1], [1, 1], 0.5],
  [[1, 2], [2, 3], 0.875],
])("a value of %j is smaller than one of %j with the chance %d", (first, second, chance) => {
  expect(chanceOfSmaller(first, second)).toBe(chance);
});
