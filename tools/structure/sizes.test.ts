import { expect, it } from "vitest";
import { countLines, findLargeSizes, functionSizes, measureSizes, quantile } from "./sizes.ts";

const source = `/** Adds. */
export function add(a: number, b: number): number {
  // Both are whole.

  return a + b;
}

export const twice = (n: number) => add(n, n);
`;

it("counts lines without comments and blank lines", () => {
  expect(countLines(source)).toBe(4);
});

it("finds every function and its lines", () => {
  expect(functionSizes("add.ts", source)).toEqual([3, 1]);
});

it.each([
  [0.5, 3],
  [0.95, 5],
])("the quantile %d of one to five is %d", (share, size) => {
  expect(quantile([5, 1, 3, 2, 4], share)).toBe(size);
});

it("names the sizes that are too large", () => {
  expect(findLargeSizes({ files: [42], functions: [26] })).toEqual(["the median file has 42 lines; 41 are allowed"]);
  expect(findLargeSizes({ files: [41, 135], functions: [27] })).toHaveLength(2);
});

it("finds no size that is too large in the project", async () => {
  expect(findLargeSizes(await measureSizes())).toEqual([]);
});
